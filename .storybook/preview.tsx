// The frame of the stories lives with the components, where their tests use it too.
import { preview } from '../packages/ui/src/testing/preview.tsx';

export default preview;
