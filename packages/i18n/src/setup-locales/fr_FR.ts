/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/fr_FR.ts', { eager: true });
