import { readStored, writeStored } from './stored-values.ts';

/** Choices of a person on this device (specification §4, "Other local state"). */
export interface AppState {
  /** The language in which records are read, and the one in which they are written. */
  readonly readLocale: string;
  readonly writeLocale: string;
  readonly showHidden: boolean;
  readonly selectedDashboard: 'Admin' | 'Student';
}

const initialAppState: AppState = {
  readLocale: 'en',
  writeLocale: 'en',
  showHidden: false,
  selectedDashboard: 'Admin',
};

const storageKey = 'lampstand.appState';

/** What was chosen; where that is nothing, or makes no sense, what it is at first. */
export function readAppState(): AppState {
  const stored = readStored(storageKey);
  const text = (name: string, otherwise: string) => {
    const value = stored.get(name);
    return typeof value === 'string' && value !== '' ? value : otherwise;
  };
  return {
    readLocale: text('readLocale', initialAppState.readLocale),
    writeLocale: text('writeLocale', initialAppState.writeLocale),
    showHidden: stored.get('showHidden') === true,
    selectedDashboard: stored.get('selectedDashboard') === 'Student' ? 'Student' : 'Admin',
  };
}

/** Keeps a choice; where storage is refused it lasts until the page is left. */
export function changeAppState(changes: Partial<AppState>): void {
  writeStored(storageKey, { ...readAppState(), ...changes });
}
