export interface ContentInputProps {
  /** May stay empty. */
  readonly optional?: boolean;
}
