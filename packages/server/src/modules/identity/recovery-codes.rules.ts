/** How many codes somebody is given for the day on which the app is not there. */
export const RECOVERY_CODES = 10;

/** As it is kept and compared: without what people type around it. */
export const plainRecoveryCode = (typed: string): string =>
  typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** As it is shown: in groups of four. */
export const shownRecoveryCode = (plain: string): string => plain.replaceAll(/(.{4})(?=.)/g, '$1-');
