import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { readIntent } from '#lib/session/intent.ts';
import { type AccountFlow, useAccountFlow } from '../account-flow.ts';
import { type AccountMode, type LoginSearch, TITLES } from '../account-mode.ts';
import { purposeOf } from '../account-purpose.ts';
import { AccountAside } from './account-aside.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Renders `/login`: sign in, create an account, confirm the email address, reset the password. Source: rules/access.md A6 */
export function AccountPage({ search }: { search: LoginSearch }) {
  const mode = search.mode ?? 'sign-in';
  const flow = useAccountFlow(search);
  const purpose = usePurpose(search.redirect);
  const title = useRef<HTMLHeadingElement>(null);
  const shownMode = useRef(mode);

  useEffect(() => {
    if (shownMode.current !== mode) title.current?.focus();
    shownMode.current = mode;
  }, [mode]);

  return (
    <PageContainer
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 28rem) minmax(0, 1fr)' }}
      columnGap={{ lg: '24' }}
      rowGap="12"
      py={{ base: '10', md: '20' }}
      alignItems="start"
      // The footer starts below the first screen, so that what comes later moves nothing in sight.
      minH="100dvh"
      gridTemplateRows="auto 1fr"
    >
      <PageHead title={TITLES[mode]} />
      <Box maxW="md" width="100%">
        <chakra.h1 ref={title} textStyle="h1" tabIndex={-1}>
          {TITLES[mode]}
        </chakra.h1>
        <chakra.p color="fg.muted" mt="3" mb="8" aria-live="polite">
          {flow.notice || introFor(mode, flow, purpose)}
        </chakra.p>
        <FormForMode mode={mode} flow={flow} />
      </Box>
      <AccountAside />
    </PageContainer>
  );
}

const neverChanges = () => () => undefined;

/** Returns what signing in is for; the browser alone knows it, so the first render does not. */
function usePurpose(redirect: string | undefined): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => purposeOf(redirect, readIntent(redirect)),
    () => undefined,
  );
}

function introFor(
  mode: AccountMode,
  { credentials: { email }, linkedUsername }: AccountFlow,
  purpose: string | undefined,
): string {
  const intros: Record<AccountMode, string> = {
    'sign-in': purpose ? sentence(`Sign in to ${purpose}`) : 'Pick up where you left off.',
    'create-account': `${purpose ? `${sentence(`Create an account to ${purpose}`)} ` : ''}We will email you a code to confirm your address.`,
    confirm: confirmIntro(email, linkedUsername),
    forgot: 'We will email you a code for choosing a new password.',
    reset: email
      ? `If ${email} has an account, we just sent it a code.`
      : 'Enter your email address, the code we sent you, and a new password.',
  };
  return intros[mode];
}

/** Says the same whether the address has an account or not; the email alone tells. Source: rules/access.md A26 */
function confirmIntro(email: string, linkedUsername: string | undefined): string {
  if (linkedUsername) return 'Enter the code from the email in which you opened the link.';
  if (email === '') return 'Enter your email address and the code we sent you.';
  return `We sent an email to ${email}. It may take a minute. Enter the code in it, or sign in if it says that you already have an account.`;
}

function FormForMode({ mode, flow }: { mode: AccountMode; flow: AccountFlow }) {
  if (mode === 'create-account') return <CreateAccountForm flow={flow} />;
  if (mode === 'confirm') return <ConfirmEmailForm flow={flow} />;
  if (mode === 'forgot') return <ForgotPasswordForm flow={flow} />;
  if (mode === 'reset') return <ResetPasswordForm flow={flow} />;
  return <SignInForm flow={flow} />;
}

/** Ends a sentence; a closing quotation mark comes after the period. */
function sentence(text: string): string {
  return text.endsWith('”') ? `${text.slice(0, -1)}.”` : `${text}.`;
}
