/// <reference lib="webworker" />

/** Sends each number back after so many milliseconds; a later one takes the place of an earlier. */
let waiting: ReturnType<typeof setTimeout> | undefined;

addEventListener('message', ({ data }: MessageEvent<{ number: number; delay: number }>) => {
  clearTimeout(waiting);
  waiting = setTimeout(() => postMessage(data.number), data.delay);
});
