import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Input } from '#ui/form/input.tsx';

/** Something that words lead to. */
export interface Option {
  key: string;
  name: ReactNode;
  /** What it is, at the end of its line. */
  hint?: ReactNode;
  icon?: ReactNode;
  /** Stands below the option before it, which contains it. @default false */
  isInner?: boolean;
  onChoose: () => void;
}

/** Options that belong together. */
export interface OptionGroup {
  key: string;
  /** @default without a heading */
  name?: string;
  options: readonly Option[];
}

interface Props {
  /** Names the field and says what it finds. */
  label: string;
  words: string;
  onWords: (words: string) => void;
  groups: readonly OptionGroup[];
  /** Stands above the options, such as that nothing was found. */
  children?: ReactNode;
  /** What a screen reader says after each change: how much was found. */
  status?: string;
}

/** A field with the options that its words lead to. It keeps the focus; the arrow keys move the choice, and Enter takes it. */
export function OptionSearch({ label, words, onWords, groups, children, status = '' }: Props) {
  const listId = useId();
  const [at, setAt] = useState(0);
  const options = groups.flatMap((group) => group.options);
  const chosen = Math.min(at, options.length - 1);
  const idAt = (position: number) => `${listId}-${position}`;
  const list = useRef<HTMLDivElement>(null);
  const activeId = options.length > 0 ? idAt(chosen) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // The Enter that ends a word of an input method is not ours.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setAt((chosen + step + options.length) % options.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      options[chosen]?.onChoose();
    }
  };
  return (
    <Box>
      <Input
        type="text"
        {...FIELD}
        aria-label={label}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        placeholder={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck="false"
        enterKeyHint="go"
        value={words}
        onChange={(event) => {
          onWords(event.target.value);
          // Other words have other options, and the best is the first.
          setAt(0);
          list.current?.scrollTo({ top: 0 });
        }}
        onKeyDown={onKeyDown}
      />
      <VisuallyHidden as="output">{status}</VisuallyHidden>
      {children}
      <Box
        ref={list}
        id={listId}
        {...LIST}
        aria-label="Results"
        mt="3"
        maxH={{ base: 'calc(100dvh - 11rem)', sm: 'min(58dvh, 34rem)' }}
        overflowY="auto"
        overscrollBehavior="contain"
      >
        {groups.map((group) => {
          const headingId = `${listId}-${group.key}`;
          return (
            <Box key={group.key} {...GROUP} aria-labelledby={group.name && headingId}>
              {group.name !== undefined && (
                <chakra.p
                  id={headingId}
                  role="presentation"
                  px="3"
                  pt="4"
                  pb="1"
                  textStyle="label"
                  color="fg.muted"
                >
                  {group.name}
                </chakra.p>
              )}
              {group.options.map((option) => {
                const position = options.indexOf(option);
                return (
                  <OptionRow
                    key={option.key}
                    id={idAt(position)}
                    option={option}
                    isChosen={position === chosen}
                    onPoint={() => setAt(position)}
                  />
                );
              })}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

interface RowProps {
  id: string;
  option: Option;
  isChosen: boolean;
  onPoint: () => void;
}

function OptionRow({ id, option, isChosen, onPoint }: RowProps) {
  const { name, hint, icon, isInner = false, onChoose } = option;
  return (
    <Box
      id={id}
      {...OPTION}
      aria-selected={isChosen}
      display="flex"
      alignItems="baseline"
      gap="3"
      minH="11"
      ps={isInner ? '10' : '3'}
      pe="3"
      py="2.5"
      borderRadius="l2"
      cursor="button"
      bg={isChosen ? 'bg.muted' : 'transparent'}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      {icon !== undefined && (
        <chakra.span
          flexShrink="0"
          position="relative"
          top="0.15em"
          color="fg.muted"
          css={{ '& svg': { boxSize: '4' } }}
        >
          {icon}
        </chakra.span>
      )}
      <chakra.span flex="1" minW="0" overflowWrap="anywhere">
        {name}
      </chakra.span>
      {hint !== undefined && (
        <chakra.span color="fg.muted" textStyle="small" flexShrink="0" maxW="45%" textAlign="end">
          {hint}
        </chakra.span>
      )}
    </Box>
  );
}

/** The field keeps the focus; the keys move the choice among these. */
const FIELD = { role: 'combobox', 'aria-autocomplete': 'list' } as const;
const LIST = { role: 'listbox' } as const;
const GROUP = { role: 'group' } as const;
const OPTION = { role: 'option' } as const;
