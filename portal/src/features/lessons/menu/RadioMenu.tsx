import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { classNames, Icon, checkPath } from '@lampstand/ui';
import { focusMenuItem, menuItems } from './menu-focus.ts';
import styles from './RadioMenu.module.css';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  /** Of the label, where it is not the page's own language. */
  readonly lang?: string | undefined;
}

export interface RadioGroup {
  readonly label: string;
  readonly options: readonly RadioOption[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Something to do at the foot of the menu. */
export interface MenuAction {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface RadioMenuProps {
  /** What the menu is for; read aloud with `summary`. */
  readonly label: string;
  readonly icon?: string | undefined;
  /** The present choice, shown on the button. */
  readonly summary?: string | undefined;
  readonly groups: readonly RadioGroup[];
  readonly actions?: readonly MenuAction[] | undefined;
  /** Shown instead of choices, where there are none. */
  readonly note?: ReactNode;
}

/** A button that opens a menu of choices, by pointer or by keyboard. */
export function RadioMenu({ label, icon, summary, groups, actions, note }: RadioMenuProps) {
  const id = useId();
  const placeRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [below, setBelow] = useState(false);

  useEffect(
    function enterAndLeave() {
      if (!open) return undefined;
      const items = menuItems(panelRef.current);
      (items.find((item) => item.ariaChecked === 'true') ?? items[0])?.focus();
      const onPointerDown = ({ target }: PointerEvent) => {
        if (target instanceof Node && !placeRef.current?.contains(target)) setOpen(false);
      };
      document.addEventListener('pointerdown', onPointerDown);
      return () => document.removeEventListener('pointerdown', onPointerDown);
    },
    [open],
  );

  const toggle = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // To the side with more room: in full screen the bar is at the foot, on a phone near the top.
    setBelow(currentTarget.getBoundingClientRect().top < window.innerHeight / 2);
    setOpen(!open);
  };
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') setOpen(false);
    else if (focusMenuItem(menuItems(panelRef.current), event.key)) event.preventDefault();
    else closeOnEscape(event);
  };

  const side = below ? styles.below : styles.above;
  return (
    <div ref={placeRef} className={styles.place}>
      <button
        ref={buttonRef}
        type="button"
        className={styles.button}
        title={label}
        aria-label={summary ? `${label}: ${summary}` : label}
        aria-haspopup={note ? undefined : 'menu'}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
        onKeyDown={closeOnEscape}
      >
        {icon && <Icon path={icon} />}
        {summary}
      </button>
      {open && note && (
        <p id={id} className={classNames(styles.note, side)} role="status">
          {note}
        </p>
      )}
      {open && !note && (
        <div
          ref={panelRef}
          id={id}
          className={classNames(styles.panel, side)}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          data-own-keys="all"
          onKeyDown={onMenuKey}
        >
          {groups.map((group) => (
            <Choices key={group.label} group={group} onDone={close} />
          ))}
          {actions?.map((action) => (
            <ActionItem key={action.label} action={action} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}

interface ActionItemProps {
  readonly action: MenuAction;
  readonly onDone: () => void;
}

function ActionItem({ action, onDone }: ActionItemProps) {
  return (
    <div className={styles.group}>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        onClick={() => {
          onDone();
          action.onChoose();
        }}
      >
        <span className={styles.mark} />
        {action.label}
      </button>
    </div>
  );
}

interface ChoicesProps {
  readonly group: RadioGroup;
  readonly onDone: () => void;
}

function Choices({ group, onDone }: ChoicesProps) {
  const { label, options, value, onChange } = group;
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <p className={styles.title} aria-hidden="true">
        {label}
      </p>
      {options.map((option) => {
        const checked = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="menuitemradio"
            aria-checked={checked}
            tabIndex={-1}
            lang={option.lang}
            className={classNames(styles.item, checked && styles.checked)}
            onClick={() => {
              onChange(option.value);
              onDone();
            }}
          >
            <span className={styles.mark}>{checked && <Icon path={checkPath} size="small" />}</span>
            {option.label}
          </button>
        );
      })}
    </div>
  );
}
