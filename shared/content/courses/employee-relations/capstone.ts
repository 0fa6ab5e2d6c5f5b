import { defineCapstone } from '@learning/content/capstone-schema';

export default defineCapstone({
  moduleId: 'employee-relations-m5',
  parts: [
    {
      id: 'today',
      title: 'Today',
      task: 'The two actions that can’t wait: what, who, by when, and why. Count the days.',
      minLength: 150,
    },
    {
      id: 'scope',
      title: 'Scope gaps',
      task: 'The terms of reference as three “whether” questions, each with its date or period and the rule it is tested against.',
      minLength: 200,
    },
    {
      id: 'witnesses',
      title: 'Missing witnesses',
      task: 'Whom to hear, in which order, with one open question for each.',
      minLength: 200,
    },
    {
      id: 'findings',
      title: 'Unsupported findings',
      task: 'Each sentence of the file that rests on nothing, quoted, with what would support it or that it must go.',
      minLength: 200,
    },
    {
      id: 'advice',
      title: 'Advice',
      task: 'Four sentences to the officer: whether to act on the report, and what to tell both parties. Don’t decide who is right.',
      minLength: 150,
    },
  ],
  facts: [
    { id: 'reviewed', label: 'Day of your review', kind: 'date' },
    { id: 'secured', label: 'Day by which the audio is secured', kind: 'date' },
    { id: 'deleted', label: 'Day on which the audio of July 29 is deleted', kind: 'date' },
    { id: 'report', label: 'Day on which the new report is due', kind: 'date' },
  ],
  checks: [
    {
      id: 'dates-fit',
      kind: 'dates-in-order',
      title: 'The dates fit: review, audio secured, new report',
      finding:
        'Your dates don’t follow each other: the review comes first, then the audio is secured, then the report is due.',
      facts: ['reviewed', 'secured', 'report'],
    },
    {
      id: 'in-time',
      kind: 'dates-in-order',
      title: 'The audio is secured before it is deleted',
      finding:
        'By your dates, the audio is secured only after the day on which it is deleted, or a date is missing.',
      facts: ['secured', 'deleted'],
    },
    {
      id: 'days-counted',
      kind: 'date-is',
      title: 'The days until the audio is deleted are counted right',
      finding: 'Count the days of the recordings again: your day isn’t the one that follows.',
      fact: 'deleted',
      expected: '2026-09-12',
    },
    {
      id: 'whether',
      kind: 'whether-questions',
      title: 'The scope has three “whether” questions',
      finding:
        'We found fewer than three different sentences with “whether” in your scope. Give each question a sentence of its own.',
      part: 'scope',
      count: 3,
    },
    {
      id: 'scope-complete',
      kind: 'in-text',
      title: 'The scope covers each allegation of the complaint',
      finding: 'At least one allegation of the complaint isn’t mentioned in your scope.',
      part: 'scope',
      each: [
        ['shout', 'shouted', 'shouting', 'raised his voice', 'yelled'],
        ['quota', 'remark', 'called her', 'called the complainant'],
        ['overtime'],
      ],
    },
    {
      id: 'neutral-scope',
      kind: 'not-in-text',
      title: 'No word in the scope answers its question',
      finding:
        'A word in your scope already answers the question or judges a party. Say what is alleged, and no more.',
      parts: ['scope'],
      words: [
        'incident',
        'harassed',
        'bullied',
        'abusive',
        'guilty',
        'liar',
        'victim',
        'perpetrator',
        'inappropriate',
        'unacceptable',
        'of course',
      ],
    },
    {
      id: 'no-verdict',
      kind: 'not-in-text',
      title: 'The advice decides for neither party',
      finding:
        'A phrase in your advice decides who is right. The file can’t show that, and neither can a review of it.',
      parts: ['advice'],
      words: [
        'is guilty',
        'is lying',
        'clearly happened',
        'obviously',
        'is substantiated',
        'did it',
        'is telling the truth',
        'should be dismissed',
        'should be disciplined',
        'vexatious',
      ],
    },
  ],
  exercises: [
    {
      id: 'recorded-line',
      title: 'The Recorded Line',
      brief:
        'Harbor Line Insurance, a fictional call center. Nadia, a claims agent, complained on May 11, 2026 that her team lead, Craig, had mocked her accent on a recorded call on May 6, had called her “hard to sell,” and had since taken her off Saturday overtime. Calls are deleted after 30 days. She was moved to the mail queue, which pays no commission. The investigator heard two colleagues, both named by Craig, and found: “Craig is a respected lead; Nadia seemed bitter. Not substantiated.” The agent at the next desk wasn’t heard. Today is Monday, June 1, 2026. The papers review the file for the claims director.',
      papers: [
        {
          id: 'paper-1',
          text: `Today. The call of May 6 is deleted on Friday, June 5, four days from now. I asked the telephony lead in writing at 9:15 to copy it and to confirm by 3 p.m. today. Payroll restores Nadia’s commission today, at her average of the last three months and back to the first day in the mail queue, and HR asks her today where she wants to work until the review ends.

Scope. One: whether, on a call on May 6, 2026, the respondent allegedly imitated the complainant’s accent (Conduct Policy, section 2). Two: whether, on that day or another that she names, he allegedly called her “hard to sell” (section 2). Three: whether, since May 6, he allegedly took her off Saturday overtime, and for what reason (Scheduling Rules, section 4).

Witnesses. The agent at the next desk, the person who plans the Saturday overtime, the two colleagues named by Craig, Nadia again, and Craig. Each is asked to describe the day in their own words.

Findings. “Craig is a respected lead” says nothing about May 6; it goes. “Nadia seemed bitter” is demeanor; it goes. “Not substantiated” needs a reason and a result for each of the three allegations, with what speaks against it.

Advice. Please don’t act on this report yet. It may prove right or wrong; the file can’t show which. Tell both parties today, in the same words, that work remains to be done. They hear again by June 15.`,
          ratings: {
            Urgency: {
              level: 'Strong',
              reason:
                'Both the recording and the lost commission get an action today, with a counted date, an owner and a reason.',
            },
            Scope: {
              level: 'Strong',
              reason:
                'Three neutral questions cover call, remark and overtime, and each names the rule it is tested against.',
            },
            Evidence: {
              level: 'Needs work',
              reason:
                'The right names are there, but nothing says why they come in this order, and everyone gets the same request instead of a question.',
            },
            Findings: {
              level: 'Strong',
              reason:
                'Each sentence is quoted and gets a demand for reasons, and the advice doesn’t put another verdict in its place.',
            },
          },
        },
        {
          id: 'paper-2',
          text: `Today. The recording must be kept. I have called the telephony lead, who’ll see to it that the call of May 6 isn’t lost before it’s deleted on June 5. That’s the most urgent point in this file, since without the call it’s one word against another.

Scope. The old line was too thin. I’d write: “Look into the incident on the phone on May 6 and into the working relationship between Nadia and Craig, and establish what led to it.” That gives the investigator room to follow what comes up.

Witnesses. The two colleagues know the team well and should be heard a second time, now with a clear list of questions. Were you there? Did Craig say anything about her accent? Was it meant as a joke? If they say the same as before, the evidence is stable.

Findings. The wording is careless. “Bitter” is no word for a report, and “respected” sounds as if the investigator knew Craig personally. Both sentences should be put more politely, for example: “The complainant was visibly affected.” The result should be explained in more detail, since the director will be asked about it.

Advice. I’d wait with the decision until the report has been reworded. Both parties should be told that it’ll take a few more days. I don’t want to say who is right.`,
          ratings: {
            Urgency: {
              level: 'Needs work',
              reason:
                'The recording is saved with its date, but the commission that Nadia loses every day isn’t noticed at all.',
            },
            Scope: {
              level: 'Not yet',
              reason:
                'It is still “the incident,” now with a vague relationship beside it; the remark and the overtime are not questions.',
            },
            Evidence: {
              level: 'Not yet',
              reason:
                'The same two witnesses, both named by one side, are to be heard again, and the questions put words in their mouths.',
            },
            Findings: {
              level: 'Needs work',
              reason:
                'It objects to the tone and asks for more detail, but a politer sentence about demeanor still rests on nothing.',
            },
          },
        },
        {
          id: 'paper-3',
          text: `Today. The report should be put on hold at once, and the investigator should be told in writing that it was not good enough. I’d also call a meeting with the claims director this afternoon, so that everyone knows where we stand and no one talks about the case in the break room.

Scope. Question one: whether the respondent allegedly imitated the complainant’s accent on a call on May 6 (Conduct Policy, section 2). Question two: whether he allegedly called her “hard to sell” on May 6 or on another day (Conduct Policy, section 2).

Witnesses. First, the agent at the next desk, who is near enough to hear and was named by no one: “What did you hear at your desk on May 6?” Second, the quality analyst who scores calls that week: “How did the call of May 6 sound to you?” Third, Nadia: “Take me through that day.” Fourth, the two colleagues named by Craig, “What do you remember of May 6?” Last, Craig, with the call played to him: “Take me through the call.” The call log and the notes of the quality team are read before anyone is heard. They’re missing from the file so far.

Findings. “Nadia seemed bitter” shows that the investigator took sides. Anyone who has listened to her for ten minutes knows that it happened. The finding should read “substantiated,” and Craig should apologize.

Advice. Don’t act on the old report. Act on this one, and thank Nadia for her courage.`,
          ratings: {
            Urgency: {
              level: 'Not yet',
              reason:
                'A meeting and a hold are not urgent; the recording is gone in four days, the commission every day, and neither is noticed.',
            },
            Scope: {
              level: 'Needs work',
              reason:
                'Two neutral questions are tied to the policy, but the Saturday overtime is missing, so no one will ask about it.',
            },
            Evidence: {
              level: 'Strong',
              reason:
                'Neutral people come first, Craig comes last with the evidence in front of him, and the missing log and notes are named.',
            },
            Findings: {
              level: 'Not yet',
              reason:
                'It turns the finding around without evidence, which is the same mistake as the file’s in the other direction.',
            },
          },
        },
      ],
    },
    {
      id: 'loading-dock',
      title: 'The Loading Dock Camera',
      brief:
        'Millbrook Dairy, a fictional plant. Tomas, a packer, complained on January 19, 2026 that his supervisor, Ray, had thrown a clipboard at him on the loading dock on January 14, had called him “dead weight” in front of the drivers, and had since left him off the overtime list. The dock camera records sound and picture and overwrites them after 28 days. Tomas was sent to the early shift, without the night premium. Two packers chosen by Ray were heard; the driver who was unloading was not. Finding: “Tomas exaggerates. Ray has high standards. Not substantiated.” Today is Friday, February 6, 2026. The papers review the file for the plant manager.',
      papers: [
        {
          id: 'paper-1',
          text: `Today. I recommend that the file goes back to the investigator this week with a clear list of what is missing, and that a second HR person reads the next version before it leaves our office. A report of this quality shouldn’t reach a plant manager again.

Scope. First, whether, on January 14, 2026, on the loading dock, the respondent allegedly threw a clipboard at the complainant (Safety Rules, section 7). Second, whether, on that day or another that he names, the respondent allegedly called him “dead weight” in front of others (Conduct Policy, section 3). Third, whether, between January 14 and today, the respondent allegedly left him off the overtime list, and if so why (Overtime Rules, section 2). The move to the early shift is left to HR.

Witnesses. The driver who was unloading. The second driver, if there was one. The two packers. The person who keeps the overtime list. Tomas and Ray again. Each of them can say something about at least one of the three questions, and none has been asked all three.

Findings. “Tomas exaggerates” names no fact that he got wrong; without one it must go. “Ray has high standards” is about his character and can’t answer what happened on January 14. “Not substantiated” lacks a reason for each question and doesn’t mention what speaks against it. I don’t know what the right finding is.

Advice. Please wait. Tell both that the review found questions that are still open, and that nothing has been decided.`,
          ratings: {
            Urgency: {
              level: 'Not yet',
              reason:
                'The recording is overwritten on February 11 and the premium is lost each night; the paper sees neither.',
            },
            Scope: {
              level: 'Strong',
              reason:
                'Three questions with day, place and rule, all neutral, and the move is expressly left to someone else.',
            },
            Evidence: {
              level: 'Needs work',
              reason:
                'The list of names is good, but it has no order with a reason and not one open question.',
            },
            Findings: {
              level: 'Strong',
              reason:
                'Each sentence is quoted and tested for what could support it, and the paper refuses to give a verdict.',
            },
          },
        },
        {
          id: 'paper-2',
          text: `Today. The dock recording of January 14 is overwritten after 28 days: on Wednesday, February 11, and the last working day before it is Tuesday. I wrote to site security this morning and have their confirmation that January 14 is copied by 2 p.m. Tomas lost his night premium through a move that he didn’t ask for. Payroll pays it from this week’s run on and makes up for the weeks since the move; HR asks him today which shift he wants until this is closed.

Scope. Whether Ray threw a clipboard at Tomas on January 14 (Safety Rules, section 7), and whether he left him off the overtime list afterward (Overtime Rules, section 2).

Witnesses, in this order. The driver who was unloading, because he belongs to neither side: “What happened on the dock while you were unloading?” The keeper of the overtime list, with the lists since January 1: “How did these lists come about?” Tomas: “Take me through the shift.” The two packers: “Where were you, and what did you see?” Ray last, with the recording and the lists: “Take me through the same hour.” The recording was never asked for, and neither were the lists.

Findings. “Exaggerates” and “high standards” are the language of someone who has made up his mind, and they’ll anger Tomas if he reads them. A report should be sober. I’d delete both and keep the last sentence.

Advice. Don’t act on it now. Tell both today, in the same words, that the review goes on until February 20.`,
          ratings: {
            Urgency: {
              level: 'Strong',
              reason:
                'The day is counted right, the recording is confirmed by an hour, and the premium is paid back to the first week.',
            },
            Scope: {
              level: 'Needs work',
              reason:
                'The questions are tied to rules, but the words “dead weight” are missing, so a third of the complaint is lost.',
            },
            Evidence: {
              level: 'Strong',
              reason:
                'The order starts with neutral people and says why, each gets an open question, and both gaps are named.',
            },
            Findings: {
              level: 'Needs work',
              reason:
                'It criticizes the tone but keeps “not substantiated,” the sentence that most needs a reason.',
            },
          },
        },
        {
          id: 'paper-3',
          text: `Today. Tomas has lost the night premium since he was moved, and he didn’t ask to be moved. I’ve told payroll today to pay it from the first day of the early shift until the case is closed, and I’ve told him so myself. Second, I’d ask Ray to stay away from the dock.

Scope. The terms should be: “Look into the clipboard incident and the aggressive leadership style of the supervisor.” Leadership is the real subject here, and everyone on the dock knows it.

Witnesses. The two packers should be heard again, this time without Ray in the building, since they may have been afraid. They’re the ones who stood next to it. If they stick to what they said, I’d ask them why.

Findings. “Not substantiated” is wrong. A clipboard doesn’t fly by itself, and a man with six years in the plant doesn’t make up such a story. The finding has to be reversed, and “Tomas exaggerates” has to be replaced by “Tomas was credible and calm.” That he was calm, I can confirm from my own talk with him.

Advice. Act on the corrected finding and issue a written warning to Ray this week. Tell Tomas that we believe him. Tell Ray that he can appeal. Then train all supervisors in respectful leadership.`,
          ratings: {
            Urgency: {
              level: 'Needs work',
              reason:
                'The premium is secured at once and from the first day, but the recording that goes on February 11 isn’t.',
            },
            Scope: {
              level: 'Not yet',
              reason:
                '“Incident” stays, and “aggressive” answers the question before anyone has been asked.',
            },
            Evidence: {
              level: 'Not yet',
              reason:
                'The same two packers are heard again; the driver, the camera and the lists are not mentioned.',
            },
            Findings: {
              level: 'Not yet',
              reason:
                'One judgment by manner is replaced by another one, and the finding is reversed without evidence.',
            },
          },
        },
      ],
    },
  ],
});
