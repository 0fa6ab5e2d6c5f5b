import { useRef, useState, type FormEvent } from 'react';
import { userMessageOf } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { useRedeemGiftCode } from './change-purchases.ts';

/** Redeems a gift code. Source: rules/money.md M56 */
export function RedeemCode({ learnerId }: { learnerId: string }) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [isRedeemed, setIsRedeemed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const redeem = useRedeemGiftCode(learnerId);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (redeem.isPending) return;
    setIsRedeemed(false);
    const text = code.trim();
    try {
      if (text === '') throw new Error();
      await redeem.mutateAsync(text);
      setProblem('');
      setCode('');
      setIsRedeemed(true);
    } catch (error) {
      setProblem(text === '' ? 'Enter the gift code.' : userMessageOf(error));
      input.current?.focus();
    }
  };

  return (
    <chakra.form noValidate maxW="md" onSubmit={(event) => void submit(event)}>
      <Field label="Gift code" errorText={problem}>
        <HStack gap="2" align="stretch">
          <Input
            ref={input}
            name="gift-code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            placeholder="GIFT-XXXXXX-XXXXXXXX"
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button
            type="submit"
            variant="outline"
            flexShrink="0"
            pendingText={redeem.isPending && 'Redeeming...'}
          >
            Redeem
          </Button>
        </HStack>
      </Field>
      {isRedeemed && (
        <chakra.output display="block" mt="2" color="fg.muted">
          Redeemed. What it opened is listed under “Granted access”.
        </chakra.output>
      )}
    </chakra.form>
  );
}
