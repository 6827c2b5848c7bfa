import { createContext } from 'react';
import type { Transport } from '@lampstand/graphql-client';

/** The way to the server, known from the start; what needs Apollo makes its client from it. */
export const TransportContext = createContext<Transport | undefined>(undefined);
