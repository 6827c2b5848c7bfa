const ownerKey = 'lampstand.owner';

/** The colours belong to the device, whoever uses it. */
const ofDevice = 'lampstand.color-scheme';

/** Ours, also where a library puts its own word before it. */
const isPersonal = (key: string): boolean => key.includes('lampstand') && key !== ofDevice;

function removePersonal(storage: Storage): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of keys.filter(isPersonal)) storage.removeItem(key);
}

/** Empties the device of everything that somebody left on it. */
export function forgetPersonalData(): void {
  try {
    removePersonal(localStorage);
    removePersonal(sessionStorage);
  } catch {
    // Storage may be refused: then nothing is kept either.
  }
}

/**
 * Says who uses the device now: what somebody else left is removed before anything of it can show. After
 * a session that was ended by the server the same person finds their things again.
 */
export function claimDevice(userId: string): void {
  try {
    const owner = localStorage.getItem(ownerKey);
    if (owner === userId) return;
    // Without an owner there is nothing of anybody: whoever logs out takes it along.
    if (owner !== null) removePersonal(localStorage);
    localStorage.setItem(ownerKey, userId);
  } catch {
    // As above.
  }
}
