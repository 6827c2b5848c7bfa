import { createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { PartBoundary } from '@lampstand/ui';
import { dataScope } from './data-parts.ts';
import type { Part } from '../part.ts';
import { usePart } from '../usePart.ts';
import { TransportContext } from './transport-context.ts';

export interface DataLaterProps<Props extends object> {
  /** Something that needs Apollo. */
  readonly part: Part<ComponentType<Props>>;
  readonly props?: Props;
  /** Shown until it and Apollo are here. */
  readonly meanwhile: ReactNode;
  /** It shows nothing, so nothing is said where it cannot be fetched. */
  readonly quiet?: boolean;
}

/** Joins a screen, or the frame, that is painted without waiting for its data. */
export function DataLater<Props extends object>(props: DataLaterProps<Props>) {
  const fetchAgain = () => Promise.all([dataScope.load(), props.part.load()]);
  return (
    <PartBoundary
      fetchAgain={fetchAgain}
      quiet={props.quiet}
      show={() => <Later {...props} />}
    />
  );
}

function Later<Props extends object>({ part, props, meanwhile }: DataLaterProps<Props>) {
  const transport = useContext(TransportContext);
  const DataScope = usePart(dataScope);
  const Content = usePart(part);
  if (!transport) throw new Error('A TransportContext is missing above this component');
  if (!DataScope || !Content) return meanwhile;
  return createElement(DataScope, { transport }, createElement<Props>(Content, props));
}
