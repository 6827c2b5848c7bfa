/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/setup/*/nl_NL.ts', { eager: true });
