import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { dollars } from '#lib/dollars.ts';
import { intentOf } from '#lib/session/intent.ts';
import { courseQuery, courseTitlesQuery } from '#queries/catalog.ts';
import { type AccountFlow, useAccountFlow } from '../account-flow.ts';
import { type AccountMode, type LoginSearch, titleOf } from '../account-mode.ts';
import { goalOf } from '../goal.ts';
import { AccountAside } from './account-aside.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { ConfirmEmailForm } from './confirm-email-form.tsx';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignInCodeForm } from './sign-in-code-form.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** Renders `/login`: sign in, create an account, confirm the email address, reset the password. Source: rules/access.md A6 */
export function AccountPage({ search }: { search: LoginSearch }) {
  const mode = search.mode ?? 'sign-in';
  const flow = useAccountFlow(search);
  const isHydrated = useSyncExternalStore(neverChanges, isInBrowser, isOnServer);
  const purposes = usePurposes(isHydrated ? flow.destination : {});
  const name = titleOf(mode, intentOf({ ...flow.destination }));
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
      <PageHead title={name} />
      <Box maxW="md" width="100%">
        <chakra.h1 ref={title} textStyle="h1" tabIndex={-1}>
          {name}
        </chakra.h1>
        <chakra.p color="fg.muted" mt="3" mb="8" aria-live="polite">
          {flow.notice || introFor(mode, flow, purposes)}
        </chakra.p>
        <FormForMode mode={mode} flow={flow} />
      </Box>
      <AccountAside />
    </PageContainer>
  );
}

/** The browser alone knows what is wanted, so the first render does not. */
const neverChanges = () => () => undefined;
const isInBrowser = () => true;
const isOnServer = () => false;

interface Purposes {
  /** Ends "Sign in to …". */
  purpose: string;
  /** Ends "Create your account to …". */
  newcomersPurpose: string;
}

/** Returns what signing in is for, in words, if the form knows. */
function usePurposes(destination: LoginSearch): Purposes | undefined {
  const goal = goalOf(destination);
  const { data: titles } = useQuery({
    ...courseTitlesQuery(),
    enabled: goal?.courseId !== undefined,
  });
  const { data: priced } = useQuery({
    ...courseQuery(goal?.courseId ?? 0),
    enabled: goal?.isPriced === true,
  });
  if (!goal) return undefined;
  const title = goal.courseId && titles?.[goal.courseId];
  const price = goal.isPriced && priced ? ` (${dollars(priced.price)})` : '';
  const course = (title ? `“${title}”` : 'this course') + price;
  const { purpose, newcomersPurpose = purpose } = goal;
  return { purpose: purpose(course), newcomersPurpose: newcomersPurpose(course) };
}

function introFor(
  mode: AccountMode,
  { credentials: { email }, linkedUsername }: AccountFlow,
  purposes: Purposes | undefined,
): string {
  const next = purposes ? ` ${sentence(`Next: ${purposes.purpose}`)}` : '';
  const intros: Record<AccountMode, string> = {
    'sign-in': purposes
      ? sentence(`Sign in to ${purposes.purpose}`)
      : 'Pick up where you left off, on any device.',
    'create-account': `${purposes ? `${sentence(`Create your account to ${purposes.newcomersPurpose}`)} ` : ''}We will email you a code to confirm your address.`,
    confirm: confirmIntro(email, linkedUsername) + next,
    code: codeIntro(email) + next,
    authenticator: 'Your password is right. Open your authenticator app to finish signing in.',
    forgot: `We will email you a code for choosing a new password.${next}`,
    reset: `${
      email
        ? `If ${email} has an account, we just sent it a code.`
        : 'Enter your email address, the code we sent you, and a new password.'
    }${next}`,
  };
  return intros[mode];
}

/** Source: rules/access.md A26 */
function codeIntro(email: string): string {
  return email
    ? `If ${email} has an account, we just sent it a code. It is valid for a few minutes. An account with an authenticator app gets none; sign in with its password or a passkey.`
    : 'Enter your email address, then choose “Send a new code”.';
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
  if (mode === 'authenticator') return <AuthenticatorForm flow={flow} />;
  if (mode === 'code') return <SignInCodeForm flow={flow} />;
  if (mode === 'forgot') return <ForgotPasswordForm flow={flow} />;
  if (mode === 'reset') return <ResetPasswordForm flow={flow} />;
  return <SignInForm flow={flow} />;
}

/** Ends a sentence; a closing quotation mark comes after the period. */
function sentence(text: string): string {
  return text.endsWith('”') ? `${text.slice(0, -1)}.”` : `${text}.`;
}
