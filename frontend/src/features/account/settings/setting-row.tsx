import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Children, type ReactNode, useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';

interface Props {
  name: string;
  value: ReactNode;
  /** What the button does: "Change". */
  action: string;
  /** The form of the open step; nothing while all are closed. */
  children?: ReactNode;
  onOpen: () => void;
}

/** Shows one thing about the account, and below it the form that changes it. */
export function SettingRow({ name, value, action, children, onOpen }: Props) {
  const formId = useId();
  const isOpen = Children.toArray(children).length > 0;
  return (
    <Box py="4" borderBottomWidth="1px" _first={{ pt: '0' }} _last={{ borderBottomWidth: '0' }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="1">
        <Box flex="1 1 12rem" minW="0">
          <chakra.h3 textStyle="small" color="fg.muted">
            {name}
          </chakra.h3>
          <Box fontWeight="medium" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
        {!isOpen && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-label={`${action} ${name.toLowerCase()}`}
            aria-expanded={false}
            onClick={onOpen}
          >
            {action}
          </Button>
        )}
      </Box>
      {isOpen && (
        <Box id={formId} mt="4" maxW="md">
          {children}
        </Box>
      )}
    </Box>
  );
}

/** Moves the focus to the first field of a form that has just opened. */
export function useFocusOnOpen() {
  const isFocused = useRef(false);
  return (form: HTMLElement | null) => {
    if (!form || isFocused.current) return;
    isFocused.current = true;
    form.querySelector('input')?.focus();
  };
}
