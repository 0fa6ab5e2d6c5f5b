import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { qrPath } from '#components/certificate/qr-path.ts';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { newKeyQuery, useTurnAuthenticatorOn } from '#queries/authenticator.ts';
import { codeErrors, digitsOf } from '../account-rules.ts';
import { CodeField } from '../components/code-field.tsx';
import { useFormSubmission } from '../use-form-submission.ts';
import { formErrorOf } from './form-error.ts';
import { SettingForm } from './setting-form.tsx';

interface Props {
  learner: SignedInLearner;
  onClose: () => void;
  /** Asks for the sign-in, which is no longer recent. */
  onIdentity: () => void;
}

/** Connects an app: its key as a QR code, drawn here, and as text; then a code that proves it. */
export default function AuthenticatorSetup({ learner, onClose, onIdentity }: Props) {
  const { data, error, refetch } = useQuery(newKeyQuery(learner));
  const turnOn = useTurnAuthenticatorOn(learner.id);
  const [code, setCode] = useState('');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => codeErrors(code, 6),
    send: async () => {
      try {
        await turnOn.mutateAsync(digitsOf(code));
      } catch (error) {
        throw formErrorOf(error, 'code', ['wrong_authenticator_code', 'invalid_request']);
      }
      showToast({
        title: 'Authenticator App On',
        description: 'We’ll ask for a code the next time you sign in with your password.',
        tone: 'success',
      });
      onClose();
    },
    onFailure: ({ reason }) => {
      if (reason === 'recent_sign_in_required') onIdentity();
    },
  });
  if (error) {
    return (
      <>
        <chakra.p>No key could be created. {error.message}</chakra.p>
        <HStack gap="3" mt="3">
          <Button size="sm" variant="outline" onClick={() => void refetch()}>
            Try Again
          </Button>
          <Button size="sm" variant="plain" colorPalette="neutral" onClick={onClose}>
            Cancel
          </Button>
        </HStack>
      </>
    );
  }
  return (
    <Stack gap="6">
      <chakra.ol display="grid" gap="6" listStyleType="decimal" ps="5">
        <chakra.li>
          Install an authenticator app on your phone, such as Google Authenticator, Microsoft
          Authenticator, or 1Password.
        </chakra.li>
        <chakra.li>
          Scan this code with the app.
          {data ? <QrCode address={data.address} /> : <Skeleton boxSize="44" mt="3" />}
          <chakra.p mt="3" color="fg.muted">
            On this phone, or if you can’t scan it, enter this key instead:
          </chakra.p>
          {data ? (
            <chakra.code
              display="block"
              minH="12"
              mt="1"
              fontFamily="mono"
              overflowWrap="anywhere"
              userSelect="all"
            >
              {inGroups(data.key)}
            </chakra.code>
          ) : (
            <Skeleton height="12" mt="1" />
          )}
        </chakra.li>
        <chakra.li>Enter the code that the app shows.</chakra.li>
      </chakra.ol>
      <chakra.div maxW="md">
        <SettingForm
          {...submission}
          submitText="Turn On"
          pendingText="Turning on..."
          onCancel={onClose}
        >
          <CodeField
            source="authenticator"
            value={code}
            onChange={setCode}
            errorText={fieldErrors.code}
          />
          <chakra.p textStyle="small" color="fg.muted">
            Connect the app on a second device, too, or create a passkey. If you lose the app, only
            those let you in right away; otherwise we have to check who you are first.
          </chakra.p>
        </SettingForm>
      </chakra.div>
    </Stack>
  );
}

/** Dark on white in both color modes, because not every app reads a light code on dark. Its text is the key below it. */
function QrCode({ address }: { address: string }) {
  const { d, modules } = qrPath(address);
  return (
    <chakra.svg
      aria-hidden="true"
      viewBox={`0 0 ${modules} ${modules}`}
      boxSize="44"
      mt="3"
      borderWidth="1px"
      borderRadius="l2"
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${modules}v${modules}H0z`} />
      <path fill="#000" d={d} />
    </chakra.svg>
  );
}

/** Spaces make a key readable; apps ignore them. */
const inGroups = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;
