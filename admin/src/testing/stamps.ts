const created = '2025-01-10T08:00:00.000Z';
/** When and how often everything of the small college was changed. */
export const stamps = { version: 1, createdAt: created, updatedAt: created };
