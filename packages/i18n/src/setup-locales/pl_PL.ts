/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/pl_PL.ts', { eager: true });
