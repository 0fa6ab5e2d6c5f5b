import { Box } from '#ui/chakra/box.ts';
import { createToaster, Toast, Toaster as ChakraToaster } from '#ui/chakra/toast.ts';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect } from 'react';
import { useSwipeToDismiss } from './use-swipe-to-dismiss.ts';

export interface ToastContent {
  title: string;
  description?: string;
  tone: 'success' | 'error' | 'info';
}

const TOAST_MS = 5000;

const isNarrow = window.matchMedia('(max-width: 479px)').matches;
/** Below this width, pages with a next action have it in a bar at the lower edge, which stays free. */
const mayHaveBar = window.matchMedia('(max-width: 1023px)').matches;
const EDGE = '1rem';

const toaster = createToaster({
  placement: isNarrow ? 'bottom' : 'bottom-end',
  offsets: {
    top: EDGE,
    left: EDGE,
    right: EDGE,
    bottom: mayHaveBar
      ? 'calc(6rem + var(--page-bar, 0px) + env(safe-area-inset-bottom, 0px))'
      : EDGE,
  },
  max: 1,
  duration: TOAST_MS,
  hotkey: ['F8'],
  overlap: false,
});

let mount: () => void;
const isMounted = new Promise<void>((resolve) => {
  mount = resolve;
});

/**
 * Waits for the region, which misses messages sent before it is mounted. The engine would queue a second message;
 * only the newest one matters.
 */
export function replaceToast({ title, description, tone }: ToastContent): void {
  void isMounted.then(() => {
    toaster.remove();
    toaster.create({ title, type: tone, ...(description ? { description } : {}) });
  });
}

/** Removes the toast, also one that waits for the region. */
export function removeToast(): void {
  void isMounted.then(() => toaster.remove());
}

const tones = {
  success: { palette: 'success', Icon: CircleCheck },
  error: { palette: 'danger', Icon: CircleAlert },
  info: { palette: 'neutral', Icon: Info },
};

export default function Toaster() {
  useEffect(() => mount(), []);
  return (
    <ChakraToaster toaster={toaster} width="calc(100% - 2rem)" maxW="420px">
      {(toast) => (
        <ToastBody
          id={toast.id!}
          title={toast.title}
          description={toast.description}
          tone={toneOf(toast.type)}
        />
      )}
    </ChakraToaster>
  );
}

function toneOf(type: string | undefined): ToastContent['tone'] {
  return type === 'error' || type === 'success' ? type : 'info';
}

interface ToastBodyProps {
  id: string;
  title: React.ReactNode;
  description: React.ReactNode;
  tone: ToastContent['tone'];
}

function ToastBody({ id, title, description, tone }: ToastBodyProps) {
  const { palette, Icon } = tones[tone];
  const swipe = useSwipeToDismiss(() => toaster.dismiss(id));
  return (
    <Toast.Root colorPalette={palette} {...swipe}>
      <Toast.Indicator>
        <Icon size={20} aria-hidden="true" />
      </Toast.Indicator>
      <Box>
        <Toast.Title>{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
      </Box>
      <Toast.CloseTrigger aria-label="Close" data-tooltip="Close">
        <X aria-hidden="true" />
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
