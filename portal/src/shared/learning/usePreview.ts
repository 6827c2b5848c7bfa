import { useSearchParams } from 'react-router-dom';

export interface Preview {
  /** Somebody of the staff looks at it as students see it; nothing is saved. */
  readonly active: boolean;
  /** What an address needs at its end to stay in the preview. */
  readonly search: '?preview=1' | '';
}

export function usePreview(): Preview {
  const [params] = useSearchParams();
  return params.get('preview') === '1'
    ? { active: true, search: '?preview=1' }
    : { active: false, search: '' };
}
