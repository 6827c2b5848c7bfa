type Load = () => Promise<void>;

interface TextLoaders {
  /** Those of seldom screens. */
  readonly later: Load;
  /** Those of the screens on which courses are made. */
  readonly authoring: Load;
}

const nothing: Load = () => Promise.resolve();
let loaders: TextLoaders = { later: nothing, authoring: nothing };

/** Says how the texts that not every visit needs come; whoever draws the app does so before. */
export function provideLaterTexts(from: TextLoaders): void {
  loaders = from;
}

/** Returns when the texts of seldom screens are there. */
export const laterTexts: Load = () => loaders.later();

/** Returns when the texts of making courses are there, and those of seldom screens besides. */
export const authoringTexts: Load = async () => {
  await Promise.all([loaders.later(), loaders.authoring()]);
};
