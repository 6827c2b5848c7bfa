export const adminD2l = {
  body: 'You are signed on at {host} as yourself. The way there works once and for one minute; each use is noted.',
  notConfigured:
    'No Brightspace site is configured. Whoever runs the server names its address and the key of both sides.',
  expired: 'This way to Brightspace was used already or is over. Please begin again.',
} as const;
