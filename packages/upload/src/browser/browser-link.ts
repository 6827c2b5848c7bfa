import type { Anyway, Link } from '../engine/ports.ts';

/** Only some browsers tell of it; TypeScript knows of none. */
function connection(): EventTarget | undefined {
  const found: unknown = Reflect.get(navigator, 'connection');
  return found instanceof EventTarget ? found : undefined;
}

/** A mobile line, or any over which the person wants to send little. Nothing told is not metered. */
export const browserLink: Link = {
  isMetered: () => {
    const found = connection();
    if (!found) return false;
    return Reflect.get(found, 'type') === 'cellular' || Reflect.get(found, 'saveData') === true;
  },
  subscribe: (listener) => {
    const found = connection();
    found?.addEventListener('change', listener);
    // No browser tells that the wish to send little has changed: people come back from where they did so.
    document.addEventListener('visibilitychange', listener);
    return () => {
      found?.removeEventListener('change', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  },
};

const anywayKey = 'lampstand.uploads.anyway';

/** As long as the tab is open, also after a reload. */
export const rememberedAnyway: Anyway = {
  has: (id) => read().includes(id),
  add: (id) => {
    try {
      sessionStorage.setItem(anywayKey, [...read(), id].join(' '));
    } catch {
      refused.add(id);
    }
  },
};

/** What a browser that keeps nothing has to remember otherwise. */
const refused = new Set<string>();

function read(): readonly string[] {
  try {
    return [...refused, ...(sessionStorage.getItem(anywayKey) ?? '').split(' ')];
  } catch {
    return [...refused];
  }
}
