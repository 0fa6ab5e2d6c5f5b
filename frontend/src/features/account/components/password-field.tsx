import { Box } from '#ui/chakra/box.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface Props {
  label?: string;
  value: string;
  onChange: (password: string) => void;
  autoComplete: 'current-password' | 'new-password';
  /** Tells two passwords of one form apart. @default 'password' */
  name?: 'password' | 'currentPassword';
  helperText?: string;
  errorText?: string | undefined;
}

/** Renders a password input that can be revealed and works with pasting and password managers. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      label={props.label ?? 'Password'}
      helperText={props.helperText}
      errorText={props.errorText}
    >
      <Box position="relative" width="100%">
        <Input
          type={isShown ? 'text' : 'password'}
          name={props.name ?? 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          pe="20"
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
        <Button
          size="xs"
          variant="ghost"
          colorPalette="neutral"
          position="absolute"
          insetEnd="1.5"
          top="50%"
          transform="translateY(-50%)"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </Box>
    </Field>
  );
}
