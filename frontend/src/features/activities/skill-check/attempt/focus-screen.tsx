import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { type AttemptView, FileSwitch } from '../case-file/file-switch.tsx';

/** Too short for rows that stay in view. */
const SHORT = '@media (max-height: 30rem)';

interface Props {
  /** Name of the activity, for assistive technology. */
  label: string;
  /** The small row at the upper edge. */
  bar: ReactNode;
  /** The case file. Beside the task on a wide screen; a narrow one shows one of the two. */
  file?: { title: string; content: ReactNode } | undefined;
  view: AttemptView;
  onView: (view: AttemptView) => void;
  /** Escape was pressed. */
  onLeave: () => void;
  children: ReactNode;
}

/** Fills the screen with one task: the page behind it cannot be reached until it closes. */
export function FocusScreen({ label, bar, file, view, onView, onLeave, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects that move the focus into the screen.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { questionsPane, filePane, keepPlace } = usePlaces(dialog, view);
  return (
    <chakra.dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
      onScrollCapture={keepPlace}
      position="fixed"
      inset="0"
      width="100vw"
      height="100dvh"
      maxW="none"
      maxH="none"
      m="0"
      p="0"
      borderWidth="0"
      bg="bg.panel"
      color="fg"
      display="flex"
      flexDirection="column"
      overflowY={file ? 'hidden' : 'auto'}
      overscrollBehavior="contain"
      css={{ [SHORT]: { overflowY: 'auto' } }}
    >
      <Box
        position="sticky"
        top="0"
        zIndex="docked"
        flexShrink="0"
        bg="bg.panel"
        borderBottomWidth="1px"
        px={{ base: '3', md: '6' }}
        py="2"
        css={{ [SHORT]: { position: 'static' } }}
      >
        {bar}
      </Box>
      <Box
        display={{ base: 'block', lg: file ? 'grid' : 'block' }}
        gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
        flex={file ? '1 1 0' : '1 0 auto'}
        minH="0"
        css={{ [SHORT]: { flex: '1 0 auto' } }}
      >
        <Box
          ref={questionsPane}
          display={{ base: view === 'file' ? 'none' : 'block', lg: 'block' }}
          height={file ? '100%' : 'auto'}
          overflowY={file ? 'auto' : 'visible'}
          overscrollBehavior="contain"
          css={{ [SHORT]: { height: 'auto', overflowY: 'visible' } }}
        >
          <Box
            maxW="3xl"
            mx="auto"
            px={{ base: '4', md: '6' }}
            pt={{ base: '6', md: '12' }}
            pb="16"
            css={{ '& :is(h2, input, textarea, button)': { scrollMarginTop: '20' } }}
          >
            {children}
          </Box>
        </Box>
        {file && (
          <Box
            as="section"
            ref={filePane}
            aria-label={`File: ${file.title}`}
            tabIndex={0}
            display={{ base: view === 'file' ? 'block' : 'none', lg: 'block' }}
            height="100%"
            overflowY="auto"
            overscrollBehavior="contain"
            borderStartWidth={{ base: '0', lg: '1px' }}
            px={{ base: '4', md: '6' }}
            pb="16"
            css={{ [SHORT]: { height: 'auto', overflowY: 'visible' } }}
            _focusVisible={{ outlineOffset: '-2px' }}
          >
            {file.content}
          </Box>
        )}
      </Box>
      {file && <FileSwitch view={view} onView={onView} />}
    </chakra.dialog>
  );
}

/** Keeps the places to which the two views were scrolled while the other one was shown. */
function usePlaces(dialog: { current: HTMLDialogElement | null }, view: AttemptView) {
  const questionsPane = useRef<HTMLDivElement>(null);
  const filePane = useRef<HTMLDivElement>(null);
  const places = useRef<Record<AttemptView, readonly number[]>>({ questions: [], file: [] });
  const pane = view === 'file' ? filePane : questionsPane;
  useLayoutEffect(() => {
    [dialog.current, pane.current].forEach((scrolled, index) => {
      if (scrolled) scrolled.scrollTop = places.current[view][index] ?? 0;
    });
  }, [dialog, pane, view]);
  const keepPlace = () => {
    places.current[view] = [dialog.current?.scrollTop ?? 0, pane.current?.scrollTop ?? 0];
  };
  return { questionsPane, filePane, keepPlace };
}
