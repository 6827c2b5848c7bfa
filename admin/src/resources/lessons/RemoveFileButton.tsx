import { RemoveButton } from '../../shared/record/RemoveButton.tsx';
import type { FileChange } from './lesson-files.binding.ts';
import { useFileChange } from './useFileChange.ts';

export interface RemoveFileButtonProps {
  /** What the file is called, or its language: it tells one button from another. */
  readonly name: string;
  readonly question: string;
  readonly change: FileChange;
}

/** Takes a file away for good, after asking. */
export function RemoveFileButton({ change: request, ...button }: RemoveFileButtonProps) {
  const { change } = useFileChange();
  return (
    <RemoveButton {...button} onRemove={() => change(request, 'authoring.lesson.removedFile')} />
  );
}
