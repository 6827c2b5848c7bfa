/**
 * The last resort, when not even the program or its texts could be fetched: no language is loaded,
 * so the startup picture gets a sign that everybody knows.
 */
export function offerReload(error: unknown): void {
  reportError(error);
  const again = document.createElement('button');
  again.className = 'startup-again';
  again.textContent = '↻';
  again.addEventListener('click', () => location.reload());
  const picture = document.querySelector('.startup');
  picture?.removeAttribute('aria-busy');
  picture?.append(again);
}
