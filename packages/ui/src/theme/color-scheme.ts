import type { SchemeName } from './tokens.ts';

/** What a person chose; `system` follows the device. */
export type SchemeChoice = SchemeName | 'system';

const storageKey = 'lampstand.color-scheme';
const listeners = new Set<() => void>();
let chosen: SchemeChoice = readStored();

export function readSchemeChoice(): SchemeChoice {
  return chosen;
}

/** The scheme on the screen now: the choice, or what the device prefers. */
export function readScheme(): SchemeName {
  return chosen === 'system' ? readDeviceScheme() : chosen;
}

function readDeviceScheme(): SchemeName {
  return darkPreference()?.matches === true ? 'dark' : 'light';
}

/** To the other scheme. What the device prefers anyway is not kept as a choice. */
export function toggleScheme(): void {
  const other = readScheme() === 'dark' ? 'light' : 'dark';
  chooseScheme(other === readDeviceScheme() ? 'system' : other);
}

/** Applies the choice at once, remembers it on this device and tells the other open parts. */
export function chooseScheme(choice: SchemeChoice): void {
  chosen = choice;
  store(choice);
  applyScheme();
  for (const listener of listeners) listener();
}

/** Marks the document; the style sheets do the rest. Called before the first paint. */
export function applyScheme(): void {
  if (chosen === 'system') document.documentElement.removeAttribute('data-color-scheme');
  else document.documentElement.setAttribute('data-color-scheme', chosen);
}

/** Calls back when the choice, the device's preference or another tab's choice changes. */
export function subscribeToScheme(listener: () => void): () => void {
  const preference = darkPreference();
  const onStorage = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    chosen = readStored();
    applyScheme();
    listener();
  };
  listeners.add(listener);
  preference?.addEventListener('change', listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    preference?.removeEventListener('change', listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Undefined where the browser (or a test) has no media queries. */
function darkPreference(): MediaQueryList | undefined {
  return typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;
}

function readStored(): SchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function store(choice: SchemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Storage may be refused (private windows, full disk); the choice then lasts for this visit.
  }
}
