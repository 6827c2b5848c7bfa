/** Gives a request of an attempt up after 15 seconds without an answer: it is sent again then. */
export const patience = (): AbortSignal => AbortSignal.timeout(15_000);
