import { createContext, useContext } from 'react';

/** What the server said of fields when everything was sent, by field, until they are changed. */
export const RefusedFields = createContext<Readonly<Record<string, string>>>({});

/** The server's words on a field. */
export const useRefusal = (name: string): string | undefined => useContext(RefusedFields)[name];
