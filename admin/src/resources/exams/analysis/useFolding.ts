import { useId, useState } from 'react';

/** Whether a question shows its choices, campuses and languages, and where they stand. */
export function useFolding() {
  const id = useId();
  const [open, setOpen] = useState(false);
  return { id, open, toggle: () => setOpen(!open) };
}
