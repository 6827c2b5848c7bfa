import { seldomScreen } from '../../shared/page/lazy-screen.ts';

export const transcripts = {
  name: 'transcripts',
  binding: () => import('./transcripts.binding.ts').then((file) => file.transcriptsBinding),
  recordRepresentation: 'code',
  list: seldomScreen(() => import('./TranscriptList.tsx').then((file) => file.TranscriptList)),
  show: seldomScreen(() => import('./TranscriptShow.tsx').then((file) => file.TranscriptShow)),
  create: seldomScreen(() =>
    import('./TranscriptCreate.tsx').then((file) => file.TranscriptCreate),
  ),
};
