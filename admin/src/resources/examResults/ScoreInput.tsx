import { InputAdornment } from '@mui/material';
import { maxValue, minValue, NumberInput, required } from 'react-admin';

export interface ScoreInputProps {
  readonly helperText?: string;
}

/** The API knows no fractions of a per cent. */
const whole = (score: unknown) =>
  typeof score === 'number' && !Number.isInteger(score) ? 'errors.invalidValue' : undefined;

/** A score in whole per cent. */
export function ScoreInput({ helperText }: ScoreInputProps) {
  return (
    <NumberInput
      source="score"
      validate={[required(), minValue(0), maxValue(100), whole]}
      slotProps={{ input: { endAdornment: <InputAdornment position="end">%</InputAdornment> } }}
      {...(helperText ? { helperText } : {})}
    />
  );
}
