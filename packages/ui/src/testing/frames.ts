const beating = new WeakSet<Window>();

/**
 * Keeps the window drawing on the clock of the machine. jsdom begins to beat when something asks for a
 * frame, a lost focus too, with whatever `setInterval` is then: begun while a test has stopped the clock,
 * it never beats again, for that test file and for all after it in the same window. So it begins here,
 * before any test, and always has a next frame to draw.
 */
export function keepFramesComing(window: Window): void {
  if (beating.has(window)) return;
  beating.add(window);
  const nextFrame = window.requestAnimationFrame.bind(window);
  const beat = () => void nextFrame(beat);
  beat();
}
