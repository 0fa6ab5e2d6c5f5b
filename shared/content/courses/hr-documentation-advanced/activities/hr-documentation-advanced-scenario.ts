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
        'You are the senior HR partner at Halden Ridge Solar, a fictional installer of roof panels. It is Monday, November 9, 2026. Gudrun, a regional manager, sends you fourteen lines of undated notes about Obinna, a crew lead with five years of service and good reviews. The notes say that he signs safety checklists without doing the checks. "He is on vacation until Thursday," she says. "I want the termination letter waiting for him." Policy allows dismissal for falsified safety records, after a hearing.',
    },
    steps: [
      {
        id: 's1',
        title: 'The request',
        description: 'Decide the process before anyone writes a letter.',
        situation:
          'Gudrun is a strong manager with a good safety record. "These are my real notes," she says. "I typed them as things happened, more or less. If one of his people falls next week, do you want to explain why we waited?" She can give you the file, and her afternoon is free.',
        choices: [
          {
            id: 's1a',
            text: 'Ask Gudrun to write a full statement today: each line with its likely date from her calendar, marked as written on November 9. The letter waits until you have read it.',
            value: 7,
            feedback:
              'Gudrun gets an honest way to add detail, and the letter waits. But the only voice so far is hers, and the untouched file has not been secured. Obinna will ask who checked the checker. Copy the original first, and give the fact-finding to someone who is not the accuser.',
            next: 's2a',
          },
          {
            id: 's1b',
            text: 'Say no to termination but act on the risk: prepare a final written warning from the notes for Thursday, and let Obinna give his side when he receives it.',
            value: 3,
            feedback:
              'It feels like a fair middle, and it shows that safety matters. Yet a final warning puts a job at risk on the same unproved lines, and Obinna is heard after the page exists. Gudrun now starts working on her notes to fit the letter, which costs you the clean evidence.',
            next: 's2b',
          },
          {
            id: 's1c',
            text: 'Secure the file as it stands, have a safety manager from another region gather the facts, and tell Gudrun that no outcome is drafted until Obinna has been heard.',
            value: 10,
            feedback:
              'Obinna keeps a fair hearing, and Gudrun keeps her credibility, because no one can say that she shaped the record. The original file will show when it was made. Obinna is away until Thursday, so you have three days to find facts without leaving anyone on a roof at risk.',
            next: 's2a',
          },
          {
            id: 's1d',
            text: 'Have Gudrun add her best date to each line so that the notes can be used, then book a termination meeting for Thursday with time for his questions.',
            value: 0,
            feedback:
              'The dates would look like memory of the day and would be guesses of this afternoon. One wrong date can sink the true ones, and system data will show when they were typed. Obinna would walk into a meeting whose outcome is printed, and HR would have helped to make the record.',
            next: 's2b',
          },
        ],
      },
      {
        id: 's2a',
        title: 'What the file shows',
        description: 'Decide which evidence to gather, and how.',
        situation:
          'Tuesday. IT reports that the notes file was created at 9:40 p.m. on Friday, November 6, and typed in one sitting. Some lines can be checked against checklists, gate logs and site photos. Some are opinion ("thinks he is untouchable"). Line 9 reads: "Mid-September, went over my head to Safety about harness shortage." Gudrun says that line 9 "is just background."',
        choices: [
          {
            id: 's2a-a',
            text: 'Meet Gudrun for a long interview, line by line, and record her recollection in full with questions and answers. She was there; test her memory before you trouble the crew.',
            value: 3,
            feedback:
              'Recording her account properly is right, but you have made one memory longer, not stronger. Gate logs and photos are being overwritten while you talk, and the crew has still not been asked. Obinna will point out that HR spent a day with his accuser and none with the records.',
            next: 's3',
          },
          {
            id: 's2a-b',
            text: "Sort the lines: provable, needs a witness, opinion. Export the records for the first group, interview crew one by one, and send line 9 outside Gudrun's line as a separate concern.",
            value: 10,
            feedback:
              'The crew, Obinna and Gudrun are all judged on material that someone else can check. Opinion falls away. Line 9 may be a protected safety report, so it gets its own reviewer, and no one can say that HR read it and moved on. Full exports keep the context.',
            next: 's3',
          },
          {
            id: 's2a-c',
            text: 'Ask the four crew members to agree and sign one statement on whether checks are done. If five people say the same thing, dates will matter less.',
            value: 0,
            feedback:
              'A joint statement hides who saw what, and the strongest voice in the crew writes it. Witnesses who later disagree cannot say so without calling themselves liars. Obinna faces a wall of names with no facts to answer, and any real witness among them has been spoiled.',
            next: 's3',
          },
          {
            id: 's2a-d',
            text: 'Export the checklists, gate logs and photos for every line that has a record, and interview crew one by one. Treat line 9 as background, so that the review stays on safety.',
            value: 7,
            feedback:
              'The evidence work is good: records first, then separate interviews. But line 9 says that Obinna raised a safety concern weeks before these notes were made. Calling it background does not remove it. If it surfaces later, he will ask why HR saw a possible retaliation issue and filed it away.',
            next: 's3',
          },
        ],
      },
      {
        id: 's2b',
        title: 'Two versions',
        description: 'Decide what to do about evidence that has changed.',
        situation:
          'Tuesday. To support the page she expects, Gudrun has dated every line. Two of the dates are Sundays, when no crew worked. She has also messaged another manager: "HR is on board, O is on borrowed time." IT says that the first file was typed in one sitting on Friday, November 6. Line 9 reads: "Went over my head to Safety about harness shortage."',
        choices: [
          {
            id: 's2b-a',
            text: "Keep both versions and the message, noting who made each and when. Stop anything drafted, move fact-finding to another region's safety manager, and send line 9 to its own reviewer.",
            value: 10,
            feedback:
              'You cannot unmake the second version, but you can be plain about it. Gudrun is no longer the source and editor of the evidence, which protects her too. Obinna will see both versions and a process that corrected itself on Tuesday, before he was harmed. Line 9 gets a proper look.',
            next: 's3',
          },
          {
            id: 's2b-b',
            text: "Go back to Friday's file as the only working copy and leave the dated one in your drafts. Tell Gudrun not to circulate it, and check her lines against site records.",
            value: 3,
            feedback:
              'Working from the first file is sensible, and the checks are right. But a document that exists and goes unmentioned becomes the document that was hidden. If Obinna or his lawyer learns of the Sundays from someone else, every true line suffers. Disclose both, with the reason for the second.',
            next: 's3',
          },
          {
            id: 's2b-c',
            text: "Delete the dated version and ask Gudrun to take back her message, so that nothing misleading about Obinna is left behind. Start again from Friday's file.",
            value: 0,
            feedback:
              "The motive is tidy, and the effect is destroyed evidence. The other manager has read the message, and servers keep copies. Obinna's side could now argue about what else has gone. In some places this carries penalties of its own. Keep everything, and correct in the open.",
            next: 's3',
          },
          {
            id: 's2b-d',
            text: 'Keep both versions and have Gudrun add a signed note today that corrects the two Sundays. Then let her collect the checklists and photos that prove the remaining lines.',
            value: 7,
            feedback:
              'Keeping both and correcting by dated note is honest practice. The gap is that Gudrun, who accuses and has said that he is on borrowed time, now chooses which records you see. Even perfect records will be doubted. Someone outside her line should collect them, and line 9 needs a reviewer.',
            next: 's3',
          },
        ],
      },
      {
        id: 's3',
        title: 'Four other crew leads',
        description: 'Decide how to use comparators.',
        situation:
          'Wednesday morning. Whatever the route, records now support three lines. On October 6 and 20 Obinna signed a tie-off checklist before the gate log shows him on site. A photo of October 27 shows two crew members without harnesses beside the roof ladder, with him in frame. In the past 24 months four other crew leads signed early. Three, two of them under other managers, got written warnings. One was dismissed: he had a live final warning, and someone fell.',
        choices: [
          {
            id: 's3a',
            text: 'Use the two cases that Gudrun decided. The same decision-maker under the same rule is the closest comparison there is, and other regions have their own pressures.',
            value: 7,
            feedback:
              "A shared decision-maker does make a comparator closer, so this is a respectable start. But the rule, the role and HR's sign-off were the same in all four. Leaving two out looks like choosing, and Obinna can find them with one phone call. Include all, then explain which are nearer.",
            next: 's4a',
          },
          {
            id: 's3b',
            text: 'Lead with the dismissal, since it shows that termination is within range for this rule. List the three warnings in an annex for completeness.',
            value: 3,
            feedback:
              'The range is real, and nothing is hidden. Yet the case you lead with had a live final warning and an injury; Obinna has neither. A reader who opens the annex sees three closer cases that point the other way. Gudrun takes your page as support and passes it upward.',
            next: 's4b',
          },
          {
            id: 's3c',
            text: 'Put all four in a coded table with likenesses and differences, and write down what would justify treating Obinna more harshly than the closest three.',
            value: 10,
            feedback:
              "The decision-maker will see the whole field before choosing. Obinna's facts sit nearest to the three warnings, and any harsher outcome now needs a reason that can be named. Codes keep the other leads out of his file. Gudrun may not like the table, but she can rely on it.",
            next: 's4a',
          },
          {
            id: 's3d',
            text: 'Leave comparators out. Each safety case turns on its own facts, and naming other cases in a file gives people a reason to argue about them.',
            value: 0,
            feedback:
              'It sounds principled, and it saves a page. But the other four cases exist whether you write them down or not, and the first question from any reviewer will be about them. The decision-maker picks a sanction blind, and unequal treatment for the same act is left without an explanation.',
            next: 's4b',
          },
        ],
      },
      {
        id: 's4a',
        title: 'Before he returns',
        description: 'Decide the interim step.',
        situation:
          'Wednesday, 3 p.m. The comparator page is with you alone. Obinna is due on a roof at 6:30 tomorrow and has not been heard. The photo of October 27 is a real safety question. Gudrun asks for unpaid suspension: "Policy allows it for serious matters, and the crew will see that we mean it." A planning desk in the yard needs a crew lead this week.',
        choices: [
          {
            id: 's4a-a',
            text: 'Let him return as normal, because nothing has been decided and he is presumed to have acted properly. Ask the site office to keep a discreet eye on tie-offs until the hearing.',
            value: 0,
            feedback:
              'The respect for his position is right. But you hold a photo of people without harnesses, and if someone falls tomorrow the file shows that you knew. A secret watch also breaks trust once it is noticed. A neutral interim step protects the crew and him.',
            next: 's5',
          },
          {
            id: 's4a-b',
            text: 'Move him to the yard desk on full pay for up to seven days, with a letter that says why, that it is not discipline, when it is reviewed and whom to call.',
            value: 10,
            feedback:
              "The crew is safe, and Obinna loses neither pay nor standing. The letter gives the allegations, a review date and a contact outside Gudrun's line, so he can prepare and raise any concern. It is the least intrusive step that deals with the risk, and it prejudges nothing.",
            next: 's5',
          },
          {
            id: 's4a-c',
            text: "Suspend him at home on full pay until the hearing, with a neutral letter, a weekly review and a named contact outside Gudrun's line.",
            value: 7,
            feedback:
              'Paid, neutral and reviewed: many policies would do exactly this, and it removes the risk. But a lesser step was available, and none of the three closest comparators was sent home. Five years of good reviews, then an empty locker, tells the crew a verdict. Use suspension when nothing smaller works.',
            next: 's5',
          },
          {
            id: 's4a-d',
            text: 'Approve the unpaid suspension for three days. The policy provides for it, the photo is serious, and pay can be restored if he is cleared.',
            value: 3,
            feedback:
              'Lost pay is felt as punishment, whatever the policy calls it. Obinna is sanctioned before he is heard, and weeks after a safety report that Gudrun resented. If the outcome is a warning, he has been punished twice. Some contracts and laws forbid it outright. Restoring pay later does not undo the message.',
            next: 's5',
          },
        ],
      },
      {
        id: 's4b',
        title: 'The email',
        description: 'Decide the interim step now that a dispute is likely.',
        situation:
          'Wednesday, 3 p.m. Your page, with no fair comparator table, has reached the regional vice president, who told Gudrun to "go ahead." Word has spread. Obinna emails you: "I hear I am being fired for reporting harnesses. Other leads signed early too. I am talking to a lawyer. Please keep all messages." He is due on a roof at 6:30 tomorrow. A planning desk in the yard needs a crew lead.',
        choices: [
          {
            id: 's4b-a',
            text: 'Bring the hearing forward to tomorrow at 7:00. He has asked questions, he deserves quick answers, and a prompt decision will stop the rumor.',
            value: 0,
            feedback:
              'Speed looks like respect, but the step follows his complaint by hours and rests on the page you already doubt. Obinna gets no time to read or prepare. Whatever you decide will be dated the morning after he mentioned harnesses and a lawyer, and readers will draw the line between them.',
            next: 's5',
          },
          {
            id: 's4b-b',
            text: 'Reply that nothing is decided, that he can raise all this at the hearing, and that he works at the yard desk on full pay until then. Ask IT about a hold if his lawyer writes.',
            value: 3,
            feedback:
              "The paid yard desk and the calm reply are right. But his email is both a complaint and a reason to expect a dispute. Waiting for a lawyer's letter lets chat clear itself, and raising it at his own hearing puts his complaint before those he complains about.",
            next: 's5',
          },
          {
            id: 's4b-c',
            text: 'Issue the hold and move him to the yard desk on full pay today. Keep your page as it is for now; the missing comparators can go in at the decision stage.',
            value: 7,
            feedback:
              'The hold and the paid, neutral step protect evidence, crew and Obinna within hours. The page is the trouble. The vice president has acted on it, and it leaves out what Obinna has just told you. Withdraw it in writing today, keep it on file, and log his email as a complaint.',
            next: 's5',
          },
          {
            id: 's4b-d',
            text: 'Issue a hold, log the email as a complaint for a reviewer outside the line, withdraw your page in writing, and move him to the yard desk on full pay with a review date.',
            value: 10,
            feedback:
              "Four things happen in the right order, and evidence comes first. Obinna's complaint has its own reviewer. The vice president knows that the page may not be relied on, and it stays on file, since the hold covers it. The crew is safe, and no one has been punished. You have recovered the process.",
            next: 's5',
          },
        ],
      },
      {
        id: 's5',
        title: 'The decision',
        description: 'Advise the decision-maker and finish the file.',
        situation:
          'Tuesday, November 17. Whatever came before, all four earlier cases are now in the file, and an operations director from another region has heard Obinna, with time to prepare. He admits signing early twice: "The office wants us live by seven. Every lead does it." On October 27, he says, two harnesses were missing, as he had warned in September, so those two worked on the ground. The store log and both crew members confirm it. He adds, "My lawyer has my notes." The director asks what outcome the file supports.',
        choices: [
          {
            id: 's5a',
            text: "Dismissal for the two admitted checklists. Policy names it, the facts are proved without Gudrun's notes, and the shortage does not explain a false signature.",
            value: 0,
            feedback:
              'Each piece is true: the rule, the admission, the independent proof. What is missing is why he loses his job for what earned three leads a warning, weeks after he reported a hazard. Obinna and the crew will give their own answer, and so may a court. Proof of the act is not proof of a fair sanction.',
            next: 'end',
          },
          {
            id: 's5b',
            text: "Final written warning for the two checklists, because a crew lead's false signature is grave. No finding on October 27, a legal hold in place, and the harness report reviewed separately.",
            value: 7,
            feedback:
              "The hold, the split issues and the narrow finding are sound, and the conduct is grave. But the three closest comparators were leads too and got one step less. Without a written reason for the difference, the level is the weak point of a good file. Obinna's appeal would start there.",
            next: 'end',
          },
          {
            id: 's5c',
            text: 'Written warning for the two checklists, as in the three closest cases. No finding against him on October 27, a legal hold in place, and the harness report reviewed separately.',
            value: 10,
            feedback:
              'Obinna hears a clear standard, and the crew sees that a false signature has a cost and a safety report has none. The outcome fits the closest cases, answers what he said, and needs none of the undated lines. A short skip note says why no verbal step came first. His lawyer makes a dispute foreseeable, so the hold keeps it all.',
            next: 'end',
          },
          {
            id: 's5d',
            text: 'No formal action. The case began with bad notes, the early signing is widespread, and a reminder to every lead will do more good. Keep the papers and review harness stock.',
            value: 3,
            feedback:
              'The reminder and the stock check are needed. But he admitted two false safety records that were proved apart from the notes, and three leads were warned for the same. Letting it go is also unequal treatment, and the next lead will cite it. A bad start weakens evidence; it does not erase an admission.',
            next: 'end',
          },
        ],
      },
    ],
    maxScore: 50,
    passingScore: 75,
    feedback: {
      passing:
        'You built a file that a stranger could follow. The notes stayed as they were made, records carried the facts, and someone outside the line did the looking. Comparators were set out before the outcome, the interim step punished no one, and the sanction matched the closest cases. Look again at any choice below ten: those are the lines a reviewer would question first. Then use the action plan on a live case this week.',
      failing:
        'Try again with this order in mind. Process: secure the original notes untouched, draft no outcome, and give fact-finding to someone who is not the accuser. Evidence: sort each line into provable, needs a witness, or opinion; export system records; interview people one by one. If a second version of a note exists, keep both and record who made each and when. Never delete, redate or hide one. A line about a safety report or complaint goes to a separate reviewer, since it may be protected. Comparators: list every case under the same rule in a stated period, coded, with likenesses and differences. Include the ones that do not help, and explain any harsher outcome in writing. Interim step: choose the least intrusive paid step that deals with the risk, with a neutral letter and a review date. Issue a legal hold the day a dispute is reasonably expected; a request to keep messages or the mention of a lawyer is enough. Decision: hear the employee before someone new to the case, rely only on what is proved, and match the sanction to the closest comparators. Neither a bad start nor a strong manager decides the outcome; the file does.',
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
