/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/legal/*/nl_NL.ts', { eager: true });
