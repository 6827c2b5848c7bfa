/** The years of a programme, as choices. */
export const years = [1, 2, 3, 4, 5, 6].map((year) => ({ id: year, name: String(year) }));
