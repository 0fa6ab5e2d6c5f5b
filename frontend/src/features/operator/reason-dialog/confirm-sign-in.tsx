import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useState, type FormEvent } from 'react';
import { accountErrorOf } from '#lib/session/account-error.ts';
import { confirmItIsYou, signInAgain } from '#lib/session/account-actions.ts';
import { signOut } from '#lib/session/sign-out.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

interface Props {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Signs an operator in again without leaving the page: password and code in one step, because every operator has both. */
export function ConfirmSignIn({ onConfirmed, onCancel }: Props) {
  const session = useSession();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isPending, setIsPending] = useState(false);
  const email = session.status === 'signed-in' ? session.learner.email : '';

  const confirm = async () => {
    setIsPending(true);
    setProblem('');
    try {
      if ((await signInAgain(email, password)) === 'authenticator') {
        await confirmItIsYou(code.replaceAll(/\D/g, ''));
      }
      onConfirmed();
    } catch (caught) {
      setProblem(accountErrorOf(caught).message);
      setIsPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (password === '' || code === '') setProblem('Enter your password and the code of your app.');
    else void confirm();
  };
  const signInAnotherWay = async () => {
    const here = encodeURIComponent(location.pathname + location.search);
    await signOut();
    location.assign(`/login?redirect=${here}`);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="5">
        <p>Your sign-in is more than 15 minutes old. Confirm that it’s you.</p>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <Field label="Password">
          <Input
            type="password"
            name="currentPassword"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
        <Field label="Code" helperText="The six-digit code that your authenticator app shows now.">
          <Input
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxW="48"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <div>
          <div role="alert">
            {problem && (
              <chakra.p color="danger.fg" mb="5">
                {problem}
              </chakra.p>
            )}
          </div>
          <HStack gap="3" flexWrap="wrap">
            <Button type="submit" pendingText={isPending && 'Checking...'}>
              Continue
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={onCancel}>
              Back
            </Button>
            <Button variant="plain" size="sm" onClick={() => void signInAnotherWay()}>
              Sign in another way
            </Button>
          </HStack>
        </div>
      </Stack>
    </form>
  );
}
