import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { LearnerRecord } from '@learning/shared/contract/certificates';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { saveFile } from '#lib/save-file.ts';
import { useCreateLearnerRecord } from '../claim/change-certificates.ts';

type Form = 'json' | 'jwt';

async function save(record: LearnerRecord, form: Form): Promise<void> {
  const { jsonFile, jwtFile } = await import('../files/credential-files.ts');
  const file = form === 'json' ? jsonFile(record) : jwtFile(record);
  saveFile(`certificates-${new Date().toISOString().slice(0, 10)}.${form}`, file);
}

/** Downloads all valid certificates as one signed file. Source: rules/certificates.md K24 */
export function RecordDownload({ learnerId }: { learnerId: string }) {
  const create = useCreateLearnerRecord(learnerId);
  const [form, setForm] = useState<Form>();
  const download = (chosen: Form) => {
    if (create.isPending) return;
    setForm(chosen);
    create.mutate(undefined, {
      onSuccess: (record) => void save(record, chosen),
    });
  };
  const isPending = (requested: Form) => create.isPending && form === requested && 'Signing...';
  return (
    <Box mt="8" borderTopWidth="1px" pt="6">
      <HStack gap="3" flexWrap="wrap">
        <Button
          variant="outline"
          maxW="full"
          whiteSpace="normal"
          pendingText={isPending('json')}
          onClick={() => download('json')}
        >
          <Download aria-hidden="true" />
          Download All as One Record (CLR 2.0)
        </Button>
        <Button variant="plain" pendingText={isPending('jwt')} onClick={() => download('jwt')}>
          The Same as JWT
        </Button>
      </HStack>
      <chakra.p textStyle="small" color="fg.muted" mt="2" maxW="2xl">
        One signed file with every valid certificate, for HR systems and wallets that read
        Comprehensive Learner Records. It has your name in it.
      </chakra.p>
      <div role="alert">
        {create.error && (
          <chakra.p color="fg.error" mt="2">
            The record was not created. {userMessageOf(create.error)} Your certificates are safe.
          </chakra.p>
        )}
      </div>
    </Box>
  );
}
