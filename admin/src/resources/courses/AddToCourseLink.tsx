import { ButtonLink, plusPath } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';

export interface AddToCourseLinkProps {
  readonly resource: 'lessons' | 'exams';
  readonly label: string;
  /** What the form begins with. */
  readonly start: Readonly<Record<string, string | number>>;
}

/** Leads to the form of a new lesson or exam that already knows its course. */
export function AddToCourseLink({ resource, label, start }: AddToCourseLinkProps) {
  const may = useMay();
  if (!may('create', resource)) return null;
  const source = encodeURIComponent(JSON.stringify(start));
  return (
    <ButtonLink to={`/${resource}/create?source=${source}`} size="small" icon={plusPath}>
      {label}
    </ButtonLink>
  );
}
