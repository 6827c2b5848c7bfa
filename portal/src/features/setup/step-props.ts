/** What every step is given. */
export interface StepProps {
  readonly shown: boolean;
  readonly onBack: (() => void) | undefined;
}
