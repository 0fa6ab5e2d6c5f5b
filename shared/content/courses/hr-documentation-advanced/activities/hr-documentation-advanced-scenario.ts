import { defineActivity } from '#schema.ts';

export default defineActivity({
  id: 'hr-documentation-advanced-scenario',
  moduleId: 'hr-documentation-advanced-m4',
  type: 'scenario',
  title: 'The Missing Paper Trail',
  description:
    'A manager wants an immediate termination and brings fourteen lines of undated notes. Decide process, evidence, comparators, interim step and outcome; your choices change what you face.',
  passingScore: 75,
  config: {
    scenario: {
      title: 'The Missing Paper Trail',
      context:
        'You are the senior HR partner at Halden Ridge Solar, a fictional installer of roof panels. It is Monday, November 9, 2026. Gail Lindquist, a regional manager, sends you fourteen lines of undated notes about Marcus Obi, a crew lead with five years of service and good reviews. The notes say that he signs safety checklists without doing the checks. He is on vacation until Thursday. Policy allows dismissal for falsified safety records, after a hearing.',
      people: [
        { name: 'Gail Lindquist', role: 'Regional manager' },
        { name: 'Marcus Obi', role: 'Crew lead' },
        { name: 'Andre Silva', role: 'IT administrator' },
        { name: 'Karen Boyd', role: 'Operations director, another region' },
      ],
    },
    steps: [
      {
        id: 's1',
        title: 'The request',
        description: 'Decide the process before anyone writes a letter.',
        situation: 'Gail is a strong manager with a good safety record. Her afternoon is free.',
        messages: [
          {
            from: 'Gail Lindquist',
            at: 'Monday, 1:10 PM',
            text: 'These are my real notes. I typed them as things happened, more or less. I want the termination letter waiting for him on Thursday.',
          },
          {
            from: 'Gail Lindquist',
            at: 'Monday, 1:12 PM',
            text: 'If one of his people falls next week, do you want to explain why we waited?',
          },
        ],
        choices: [
          {
            id: 's1a',
            text: 'Ask Gail for a full written statement today. Each line gets its likely date from her own calendar.',
            reasoning:
              'You get her whole account with dates and in her own words, and the letter waits until you’ve read it.',
            value: 7,
            feedback:
              'Gail has an honest way to add detail, and the letter waits. But the only voice so far is hers, the untouched file isn’t secured, and Marcus will ask who checked the person who accuses him.',
            next: 's2a',
          },
          {
            id: 's1b',
            text: 'Say no to termination, and prepare a final written warning for Thursday, when he gives his side.',
            reasoning:
              'It shows that safety is taken seriously, he keeps his job, and the crew sees that something was done.',
            value: 3,
            feedback:
              'A final warning puts his job at risk on the same unproved lines, and he is heard after the page exists. Gail starts to work on her notes so that they fit the letter, and your clean evidence is gone.',
            next: 's2b',
          },
          {
            id: 's1c',
            text: 'Secure the file as it is, and have another region find out what the notes are worth before any letter.',
            reasoning:
              'Her notes are worth something only if a person who doesn’t report to her can confirm what they say.',
            value: 10,
            feedback:
              'Marcus keeps a fair hearing, and Gail keeps her credibility, as she can’t be accused of shaping the record. A safety manager from another region has three days to find facts before he is back on a roof.',
            next: 's2a',
          },
          {
            id: 's1d',
            text: 'Have Gail add her best date to each line, and book a termination meeting with time for questions.',
            reasoning:
              'Dated entries can be used, the policy names the sanction, and he still gets his say before anyone signs.',
            value: 0,
            feedback:
              'The dates would look like memory of the day and would be guesses of this afternoon, and the file shows when they were typed. Marcus would walk into a meeting whose outcome is printed, with HR as an author.',
            next: 's2b',
          },
        ],
      },
      {
        id: 's2b',
        title: 'Two versions',
        description: 'Decide what to do about evidence that has changed.',
        situation:
          'Tuesday. To support the page that she expects, Gail has dated every line. Two of the dates are Sundays, when no crew worked. She has also written to another manager: “HR is on board, M is on borrowed time.”',
        messages: [
          {
            from: 'Andre Silva',
            at: 'Tuesday, 9:05 AM',
            text: 'The first file was typed in one sitting on Friday night, November 6. The second is from yesterday at 4:40 p.m.',
          },
          {
            from: 'Gail Lindquist',
            at: 'Tuesday, 9:20 AM',
            text: 'Use the dated one, it’s tidier. I can take my message back if it bothers you.',
          },
        ],
        choices: [
          {
            id: 's2b-b',
            text: 'Work from Friday’s file only, leave the dated one in drafts, and check her lines against site records.',
            reasoning:
              'Friday’s file is what she knew, and one bad idea on Monday doesn’t have to follow her for years.',
            value: 3,
            feedback:
              'The checks are right. But a paper that exists and goes unmentioned becomes the paper that was hidden, and when Marcus hears of the Sundays from someone else, each true line suffers with the false ones.',
            next: 's3',
          },
          {
            id: 's2b-a',
            text: 'Keep both files and her message, list who made what and when, and have a second region establish the facts.',
            reasoning:
              'The two versions will surface sooner or later, and it does less harm if you are the one who explains them.',
            value: 10,
            feedback:
              'You can’t unmake the second version, but you’re plain about it, and Gail is no longer source and editor of the evidence. Marcus will see both, and a process that corrected itself before he was harmed.',
            next: 's2a',
          },
          {
            id: 's2b-c',
            text: 'Agree that she takes her message back, delete the dated version, and start again from Friday’s file.',
            reasoning:
              'False dates about him shouldn’t be kept anywhere, and the original, which is the one that counts, survives.',
            value: 0,
            feedback:
              'The motive is tidy, and the effect is destroyed evidence. The other manager has read the message, servers keep copies, and Marcus’s lawyer may now ask what else has gone.',
            next: 's3',
          },
          {
            id: 's2b-d',
            text: 'Keep both versions. Gail signs a dated correction of the Sundays, and collects checklists and photos herself.',
            reasoning:
              'The mistake is corrected in the open, and Gail knows better than anyone where the proof can be found.',
            value: 7,
            feedback:
              'Keeping both and correcting with a date is honest. But Gail, who has said that he is on borrowed time, now chooses which records you see, and Marcus can doubt even the perfect ones.',
            next: 's2a',
          },
        ],
      },
      {
        id: 's2a',
        title: 'What the file shows',
        description: 'Decide which evidence to gather, and how.',
        situation:
          'Tuesday. Some lines can be checked against checklists, gate logs and site photos. Some are opinion (“thinks he is untouchable”). Line 9 reads: “Mid-September, went over my head to Safety about harness shortage.”',
        messages: [
          {
            from: 'Andre Silva',
            at: 'Tuesday, 10:15 AM',
            text: 'Her notes file was created on Friday at 9:40 p.m. and typed in one sitting. Site photos overwrite after five weeks, gate logs after eight.',
          },
          {
            from: 'Gail Lindquist',
            at: 'Tuesday, 10:40 AM',
            text: 'Line 9 is just background. Ask the crew, they’ll all tell you the same.',
          },
        ],
        choices: [
          {
            id: 's2a-d',
            text: 'Export checklists, logs and photos first. Hear the crew one by one, and note line 9 as mere background.',
            reasoning:
              'Records are firmer than memories, and the review is about safety checks, not about what he told Safety.',
            value: 7,
            feedback:
              'The evidence work is good. But line 9 says that Marcus reported a hazard weeks before these notes were made; if it comes up later, he will ask why HR read a possible retaliation issue and filed it.',
            next: 's3',
          },
          {
            id: 's2a-a',
            text: 'Take Gail through it line by line first, with questions and answers on record, before the crew is asked.',
            reasoning:
              'Gail is the one who saw it, and once the crew has talked, their version can’t be taken back.',
            value: 3,
            feedback:
              'You’ve made one memory longer, not stronger. The oldest photos are overwritten while you talk, and Marcus can say that HR spent a day with his accuser and none with the records.',
            next: 's3',
          },
          {
            id: 's2a-b',
            text: 'Look at what can be shown to be true or not, and give line 9 to a person who is in no other part of it.',
            reasoning:
              'What she thinks of him proves nothing, and neither of you is the one to judge what he told Safety.',
            value: 10,
            feedback:
              'Marcus, the crew and Gail are judged on records and on people heard one by one, and opinion falls away. Line 9 gets its own reviewer, so you won’t be told that HR read it and moved on.',
            next: 's3',
          },
          {
            id: 's2a-c',
            text: 'Ask the crew of four to agree on one signed statement about how the checks are really done.',
            reasoning:
              'A statement by four people doesn’t depend on dates, and none of them has to stand up to Marcus alone.',
            value: 0,
            feedback:
              'A joint statement hides who saw what, and the strongest voice writes it. Anyone who later disagrees has to call himself a liar, and Marcus faces a wall of names with no facts to answer.',
            next: 's3',
          },
        ],
      },
      {
        id: 's3',
        title: 'Four other crew leads',
        description: 'Decide how to use comparators.',
        situation:
          'Wednesday morning. Records now support three lines. On October 6 and 20 Marcus signed a tie-off checklist before the gate log shows him on site. A photo of October 27 shows two crew members without harnesses beside the roof ladder, with him in frame. In the past 24 months four other crew leads signed early. Three, two of them under other managers, got written warnings. One was dismissed: he had a live final warning, and someone fell.',
        messages: [
          {
            from: 'Gail Lindquist',
            at: 'Wednesday, 8:50 AM',
            text: 'Two of those four were mine, one warning and the dismissal. The other regions run things differently. Use mine.',
          },
        ],
        choices: [
          {
            id: 's3b',
            text: 'Lead with the dismissal, which has the same rule, and list the three warnings in an annex behind it.',
            reasoning:
              'It shows that termination is in range, and nothing is hidden from a director who reads to the end.',
            value: 3,
            feedback:
              'The case you lead with had a live final warning and an injury; Marcus has neither. Gail takes your page as support and passes it upward, and three closer cases that point the other way wait in the annex.',
            next: 's4b',
          },
          {
            id: 's3a',
            text: 'Use the two cases that Gail decided herself, and state in the file why other regions were left out.',
            reasoning:
              'Consistency is judged by what this manager did before, and the file explains why other regions differ.',
            value: 7,
            feedback:
              'A shared decision-maker does make a case closer. But rule, role and HR sign-off were the same in all four, leaving out two looks like choosing, and Marcus finds them with one phone call.',
            next: 's4a',
          },
          {
            id: 's3d',
            text: 'Leave earlier cases out of the file, and let the director decide on the facts of October alone.',
            reasoning:
              'No two cases have the same facts, and the discipline of other employees is confidential.',
            value: 0,
            feedback:
              'The four cases exist whether you write them down or not, and the first question will be about them. The director chooses blind, and if Marcus is treated more harshly, the file can’t say why.',
            next: 's4b',
          },
          {
            id: 's3c',
            text: 'Set out all four without names, what is alike and what is not, and what would justify more.',
            reasoning:
              'Each of the four bears on the question, and the director is the one who has to judge which is closest.',
            value: 10,
            feedback:
              'The director will see the whole field before choosing. Marcus’s facts sit nearest to the three warnings, and any harsher outcome now needs a reason that can be named; codes keep the other leads out of his file.',
            next: 's4a',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Before he returns',
        description: 'Decide the interim step.',
        situation:
          'Wednesday, 3 p.m. The comparator page is with you alone. Marcus is due on a roof at 6:30 tomorrow and hasn’t been heard. A planning desk in the yard needs a crew lead this week.',
        messages: [
          {
            from: 'Gail Lindquist',
            at: 'Wednesday, 3:05 PM',
            text: 'Unpaid suspension. Policy allows it for serious matters, and the crew will see that we mean it.',
          },
          {
            from: 'Marcus Obi',
            at: 'Wednesday, 3:20 PM',
            text: 'Back tomorrow. Anything I should know before the Miller job?',
          },
        ],
        choices: [
          {
            id: 's4a-c',
            text: 'Suspend him at home on full pay until the hearing, in a neutral letter that is reviewed every week.',
            reasoning:
              'The crew has nothing to fear, he loses no money, and he has time to prepare his side.',
            value: 7,
            feedback:
              'Paid, neutral and reviewed: many policies would do this. But a smaller step was there, none of the three closest leads was sent home, and to his crew an empty locker after five good years is a verdict.',
            next: 's5',
          },
          {
            id: 's4a-b',
            text: 'Put him on the yard desk at the same pay for up to seven days, and tell him what that does and doesn’t mean.',
            reasoning:
              'The crew no longer relies on his signature, and he keeps his pay and good name until the hearing.',
            value: 10,
            feedback:
              'The crew is safe, and Marcus loses neither pay nor standing. He has the allegations in writing, a date on which the step is looked at again, and someone outside Gail’s line to call.',
            next: 's5',
          },
          {
            id: 's4a-d',
            text: 'Approve three unpaid days as policy provides, and agree now that pay is restored if he is cleared.',
            reasoning:
              'The photo is serious, the rule was known to everyone, and a promise in writing keeps it fair to him.',
            value: 3,
            feedback:
              'Lost pay is felt as punishment, whatever policy calls it. Marcus is sanctioned before he is heard and weeks after a safety report, and if the outcome is a warning, he will have been punished twice.',
            next: 's5',
          },
          {
            id: 's4a-a',
            text: 'Let him return as usual, and ask the site office to keep a discreet eye on tie-offs for the week.',
            reasoning:
              'Nothing has been decided, he hasn’t been heard, and the fewer people know about the photo, the fewer can gossip about it.',
            value: 0,
            feedback:
              'You hold a photo of people without harnesses, and if someone falls tomorrow, the file shows that you knew. A secret watch also ends trust on the day that one of the crew notices it.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'The email',
        description: 'Decide the interim step now that a dispute is likely.',
        situation:
          'Wednesday, 3 p.m. Your page, with no fair comparator table, has reached the regional vice president, who told Gail to “go ahead.” Word has spread. Marcus is due on a roof at 6:30 tomorrow. A planning desk in the yard needs a crew lead.',
        messages: [
          {
            from: 'Marcus Obi',
            at: 'Wednesday, 2:40 PM',
            text: 'I hear I’m being fired for reporting harnesses. Other leads signed early too. I’m talking to a lawyer. Please keep all messages.',
          },
          {
            from: 'Gail Lindquist',
            at: 'Wednesday, 2:55 PM',
            text: 'See? Now he plays the victim. The VP said go.',
          },
        ],
        choices: [
          {
            id: 's4b-b',
            text: 'Tell him nothing is decided, put him on the yard desk with pay, and hold data once a lawyer writes.',
            reasoning:
              'The hearing is the place for his side, and a lawsuit that may never come shouldn’t alarm the whole company.',
            value: 3,
            feedback:
              'The desk and the calm reply are right. But his email is a complaint and a reason to expect a dispute: while you wait for a letter, chat deletes itself, and his complaint goes to those he complains about.',
            next: 's5',
          },
          {
            id: 's4b-d',
            text: 'Hold all records now and withdraw your page, with his email logged and the yard desk on full pay.',
            reasoning:
              "Chat deletes itself overnight, and a page like yours gets acted on for as long as it's out there.",
            value: 10,
            feedback:
              'Evidence comes first, and his complaint gets a reviewer outside the line. The vice president knows that the page may not be relied on, the crew is safe, and Marcus hasn’t been punished.',
            next: 's5',
          },
          {
            id: 's4b-a',
            text: 'Bring the hearing forward to seven tomorrow, and let him say all of this before the first crew leaves.',
            reasoning:
              'He asked what happens next, and can hear it before the rumors on site have another day to grow.',
            value: 0,
            feedback:
              'Marcus gets no time to read or prepare, and the step follows his complaint by hours. Any decision will be dated the morning after he wrote about harnesses and a lawyer, and readers will draw the line.',
            next: 's5',
          },
          {
            id: 's4b-c',
            text: 'Issue the hold tonight, move him to the yard desk on full pay, and add the missing cases at the hearing.',
            reasoning:
              "Evidence, crew and pay are safe within hours, and the page can be completed when it's needed.",
            value: 7,
            feedback:
              'The hold and the desk protect evidence, crew and Marcus. But the vice president has acted on a page that leaves out what Marcus has just told you, and it stays in the world until you withdraw it.',
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'The decision',
        description: 'Advise the decision-maker and finish the file.',
        situation:
          'Tuesday, November 17. All four earlier cases are now in the file, and Karen Boyd has heard Marcus, with time to prepare. On October 27, he says, two harnesses were missing, as he had warned in September, so those two worked on the ground. The store log and both crew members confirm it.',
        messages: [
          {
            from: 'Marcus Obi',
            at: 'Tuesday, 10:20 AM',
            text: 'Yes, I signed early, twice. The office wants us live by seven. Every lead does it. My lawyer has my notes.',
          },
          {
            from: 'Karen Boyd',
            at: 'Tuesday, 2:00 PM',
            text: 'I’ve decided nothing. Which outcome does this file support?',
          },
        ],
        choices: [
          {
            id: 's5a',
            text: 'Dismissal for two admitted checklists. Policy names it, and no line of Gail’s notes is needed for it.',
            reasoning:
              'He signed for checks he hadn’t made, missing harnesses don’t explain that, and the proof isn’t Gail’s.',
            value: 0,
            feedback:
              'Each piece is true, but he would lose his job for what earned three leads a warning, weeks after he reported a hazard. Marcus and his crew will supply their own reason, and so may a court.',
            next: 'end',
          },
          {
            id: 's5d',
            text: 'No formal action. A reminder goes to every lead, harness stock is checked, and all papers are kept.',
            reasoning:
              'Every lead has been pushed into early starts, and a warning for one of them now would look like payback.',
            value: 3,
            feedback:
              'The reminder and the stock check are needed. But two false safety records were admitted and proved apart from the notes, and the three leads who were warned for the same will ask what made the difference.',
            next: 'end',
          },
          {
            id: 's5c',
            text: 'A written warning for the two that he admits, nothing on October 27, and all records held.',
            reasoning:
              'Three leads got the same for the same conduct, and on the harnesses he turned out to be right.',
            value: 10,
            feedback:
              'Marcus hears a clear standard, and the crew sees that a false signature has a cost and a safety report has none. A short skip note says why no verbal step came first, and the hold keeps everything for his lawyer and yours.',
            next: 'end',
          },
          {
            id: 's5b',
            text: 'A final warning for the two checklists, no finding on October 27, and the harness report reviewed.',
            reasoning:
              'A crew lead’s false signature is grave, people trust it with their lives, and one step up says so.',
            value: 7,
            feedback:
              'The narrow finding and the separate review are sound. But the three closest leads got one step less, and without a written reason for the difference, Marcus’s appeal starts exactly there.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You built a file that a stranger could follow. The notes stayed as they were made, records carried the facts, and someone outside the line did the looking. Comparators were set out before the outcome, the interim step was no punishment, and the sanction matched the closest cases. Look again at any choice below ten: those are the lines a reviewer would question first. Then use the action plan on a live case this week.',
      failing:
        "Read the consequences as a stranger would read the file, and mark the first place where you would stop believing it. Five questions help on the next try. Who wrote, collected and judged, and were they three people? What can be shown to be true without the person who says it? Which line belongs to someone else, because it may be protected? Did the whole field of earlier cases lie on the table before an outcome did? And what did the interim step cost, compared with the risk that it controlled? A bad start can be carried openly; it can't be hidden, tidied or dated back. From the hour in which a dispute can be expected, nothing is lost that was kept. Modules 1, 2 and 4 have the tests and the wording.",
    },
    actionPlan: {
      template:
        'MY ACTION PLAN: FROM UNDATED NOTES TO A FILE THAT STANDS\n\nName: ________  Date: ________\nCase code (no names): ________\n\n1. PROCESS AND ORIGINAL PAPERS\nOriginal notes secured on: ________ by: ________\nFact-finder outside the line: ________\nDecision-maker new to the case: ________\nWhat I will say to the manager: ________\n\n2. EVIDENCE AND COMPARATORS\nLines I can prove, and from which record: ________\nLines that need a witness: ________\nLines that are opinion: ________\nComparator pool (rule, role, period): ________\nClosest case and its outcome: ________\n\n3. INTERIM STEP AND HOLD\nRisk to control: ________\nLeast intrusive paid step: ________  Review on: ________\nAny complaint, leave or safety report to send to a separate reviewer: ________\nHold trigger, time and who issued it: ________\n\n4. DECISION AND LETTER\nProved facts only: ________\nEmployee said; how we addressed it: ________\nReason for any difference from the closest case: ________\nAppeal route and date: ________\n\nReviewed with: ________  Date: ________\n\nEducational content, not legal advice. Check local law and consult qualified counsel.',
      sections: [
        'Process and original papers',
        'Evidence and comparators',
        'Interim step and hold',
        'Decision and letter',
      ],
    },
  },
});
