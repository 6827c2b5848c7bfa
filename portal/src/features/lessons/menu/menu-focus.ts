export function menuItems(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
}

/**
 * Moves the focus in a menu: arrows (round the ends), Home, End, or the first letter of an item.
 * @returns whether the key moved it
 */
export function focusMenuItem(items: readonly HTMLElement[], key: string): boolean {
  const at = items.findIndex((item) => item === document.activeElement);
  const target = itemFor(items, key, at);
  target?.focus();
  return target !== undefined;
}

function itemFor(items: readonly HTMLElement[], key: string, at: number) {
  switch (key) {
    case 'ArrowDown':
      return items[(at + 1) % items.length];
    case 'ArrowUp':
      return items.at(at <= 0 ? -1 : at - 1);
    case 'Home':
      return items[0];
    case 'End':
      return items.at(-1);
    default:
      return key.length === 1 && key !== ' ' ? startingWith(items, key, at) : undefined;
  }
}

function startingWith(items: readonly HTMLElement[], letter: string, at: number) {
  const fromNext = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return fromNext.find((item) =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase()),
  );
}
