import { createContext } from 'react';

/** Logs out, after a warning where an exam would fail by it. */
export const LogoutContext = createContext<() => void>(() => undefined);
