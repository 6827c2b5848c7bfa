export const personData = {
  title: 'Your data',
  hint: 'Download everything that is kept about you as one file. It holds no passwords.',
  download: 'Download my data',
} as const;
