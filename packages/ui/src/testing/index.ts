export { StoryFrame, type StoryFrameProps } from './story-frame.tsx';
