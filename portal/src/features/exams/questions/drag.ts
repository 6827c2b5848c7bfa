/** Makes an element draggable; what it stands for travels along. A callback for `ref`. */
export function dragSource(id: string) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    const start = ({ dataTransfer }: DragEvent) => dataTransfer?.setData('text/plain', id);
    element.draggable = true;
    element.addEventListener('dragstart', start);
    return () => element.removeEventListener('dragstart', start);
  };
}

/** Lets things be dropped on an element, which carries `data-over` meanwhile. A callback for `ref`. */
export function dropTarget(onDrop: (id: string) => void) {
  return (element: HTMLElement | null) => {
    if (!element) return undefined;
    const over = (event: DragEvent) => {
      event.preventDefault();
      element.dataset['over'] = '';
    };
    const leave = () => delete element.dataset['over'];
    const drop = (event: DragEvent) => {
      event.preventDefault();
      leave();
      onDrop(event.dataTransfer?.getData('text/plain') ?? '');
    };
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  };
}
