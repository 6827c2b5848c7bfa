/** The items with one of them moved to another place; a place beyond the ends is the end. */
export function moveTo(order: readonly string[], item: string, place: number): readonly string[] {
  if (!order.includes(item)) return order;
  const others = order.filter((each) => each !== item);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), item, ...others.slice(at)];
}

/**
 * The order that shows: the given one, then items that it does not name as they were drawn. Nothing
 * given: all as they were drawn.
 */
export function shownOrder(drawn: readonly string[], given: readonly string[]): readonly string[] {
  const known = given.filter((item) => drawn.includes(item));
  return [...known, ...drawn.filter((item) => !known.includes(item))];
}
