const ownerKey = 'lampstand.owner';

/** The colours belong to the device, whoever uses it. */
const ofDevice = 'lampstand.color-scheme';

/** Ours, also where a library puts its own word before it. */
const isPersonal = (key: string): boolean => key.includes('lampstand') && key !== ofDevice;

/** Answers of an exam that the server does not have yet. Their keys name the person: nobody else reads them. */
const isUnsent = (key: string): boolean => key.startsWith('lampstand.exam-answers.');

function removePersonal(storage: Storage, except: (key: string) => boolean = () => false): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const key of keys) if (isPersonal(key) && !except(key)) storage.removeItem(key);
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
 * Says who uses the device now: what somebody else left is removed before anything of it can show, but
 * for what would be lost with it. After a session that was ended by the server the same person finds
 * their things again.
 */
export function claimDevice(userId: string): void {
  try {
    const owner = localStorage.getItem(ownerKey);
    if (owner === userId) return;
    // Without an owner there is nothing of anybody: whoever logs out takes it along.
    if (owner !== null) removePersonal(localStorage, isUnsent);
    localStorage.setItem(ownerKey, userId);
  } catch {
    // As above.
  }
}
