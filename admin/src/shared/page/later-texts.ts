type Load = () => Promise<void>;

let load: Load = () => Promise.resolve();

/** Says how the texts of seldom screens come; whoever draws the app does so before. */
export function provideLaterTexts(from: Load): void {
  load = from;
}

/** Returns when the texts of seldom screens are there. */
export const laterTexts: Load = () => load();
