import { createStyleContext } from '#styled-system/jsx/create-style-context.js';
import { tabs } from '#styled-system/recipes/tabs.js';
import {
  type ComponentProps,
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { moveAmongTabs } from './move-among-tabs.ts';

interface TabsContext {
  id: string;
  value: string;
  /** The tab whose content is shown: the open one, or the one before while the content of the open one is rendered. */
  shown: string;
  open: (value: string) => void;
  lazyMount: boolean;
  unmountOnExit: boolean;
}

const Context = createContext<TabsContext | undefined>(undefined);

function useTabs(): TabsContext {
  const context = use(Context);
  if (!context) throw new Error('A part of Tabs is outside of Tabs.Root');
  return context;
}

const triggerId = (id: string, value: string) => `tabs:${id}:trigger-${value}`;
const contentId = (id: string, value: string) => `tabs:${id}:content-${value}`;

interface RootProps extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** The open tab. */
  value: string;
  onValueChange?: (change: { value: string }) => void;
  /** Renders a tab's content when it is first opened, after the click has marked the tab. */
  lazyMount?: boolean;
  /** Removes a tab's content when another is opened. */
  unmountOnExit?: boolean;
}

function TabsRoot({
  id,
  value,
  onValueChange,
  lazyMount = false,
  unmountOnExit = false,
  ...props
}: RootProps) {
  const ownId = useId();
  // A click marks its tab at once, however much the tab contains. Contents that are there already appear with it, and may get the focus.
  const rendered = useDeferredValue(value);
  const shown = lazyMount ? rendered : value;
  const open = (next: string) => {
    if (next !== value) onValueChange?.({ value: next });
  };
  return (
    <Context value={{ id: id ?? ownId, value, shown, open, lazyMount, unmountOnExit }}>
      <div data-part="root" {...props} />
    </Context>
  );
}

function TabsList(props: ComponentProps<'div'>) {
  return <div data-part="list" role="tablist" aria-orientation="horizontal" {...props} />;
}

function TabsTrigger({
  value,
  onClick,
  onKeyDown,
  ...props
}: Omit<ComponentProps<'button'>, 'value'> & { value: string }) {
  const { id, value: opened, open, lazyMount, unmountOnExit } = useTabs();
  const isOpen = value === opened;
  const hasContent = isOpen || !(lazyMount || unmountOnExit);
  return (
    <button
      data-part="trigger"
      data-value={value}
      id={triggerId(id, value)}
      role="tab"
      type="button"
      tabIndex={isOpen ? 0 : -1}
      aria-selected={isOpen}
      aria-controls={hasContent ? contentId(id, value) : undefined}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) open(value);
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        moveAmongTabs(event.nativeEvent);
      }}
    />
  );
}

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary';

function TabsContent({ value, ...props }: Omit<ComponentProps<'div'>, 'ref'> & { value: string }) {
  const { id, shown, lazyMount, unmountOnExit } = useTabs();
  const isOpen = value === shown;
  const [wasOpened, setWasOpened] = useState(isOpen);
  const panel = useRef<HTMLDivElement>(null);
  if (isOpen && !wasOpened) setWasOpened(true);
  // A panel with controls is reached by them.
  useEffect(() => {
    if (isOpen && panel.current?.querySelector(CONTROLS)) panel.current.removeAttribute('tabindex');
  }, [isOpen]);
  if (!isOpen && (unmountOnExit || (lazyMount && !wasOpened))) return null;
  return (
    <div
      data-part="content"
      data-selected={isOpen ? '' : undefined}
      id={contentId(id, value)}
      role="tabpanel"
      tabIndex={isOpen ? 0 : undefined}
      aria-labelledby={triggerId(id, value)}
      hidden={!isOpen}
      {...props}
      ref={panel}
    />
  );
}

const { withProvider, withContext } = /* @__PURE__ */ createStyleContext(tabs);

/** Chakra's tabs, opened by their parent and by the keys of the ARIA pattern, without Ark UI's machine. */
export const Tabs = {
  Root: withProvider(TabsRoot, 'root'),
  List: withContext(TabsList, 'list'),
  Trigger: withContext(TabsTrigger, 'trigger'),
  Content: withContext(TabsContent, 'content'),
};
