// Judges PDF files by PDF/UA-1 with veraPDF: one line for each, the failed clauses under it; exit code 1 on any failure.
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

public final class PdfUa {
  public static void main(String[] files) throws Exception {
    Logger.getLogger("").setLevel(Level.SEVERE);
    VeraGreenfieldFoundryProvider.initialise();
    boolean allPassed = files.length > 0;
    for (String file : files) allPassed &= passes(file);
    if (!allPassed) System.exit(1);
  }

  private static boolean passes(String file) throws Exception {
    try (InputStream bytes = new FileInputStream(file);
        PDFAParser parser = Foundries.defaultInstance().createParser(bytes, PDFAFlavour.PDFUA_1);
        PDFAValidator validator =
            Foundries.defaultInstance().createValidator(PDFAFlavour.PDFUA_1, false)) {
      ValidationResult result = validator.validate(parser);
      System.out.println((result.isCompliant() ? "passed  " : "FAILED  ") + file);
      for (TestAssertion one : result.getTestAssertions()) {
        if (one.getStatus() == TestAssertion.Status.PASSED) continue;
        System.out.println("  " + one.getRuleId().getClause() + "-" + one.getRuleId().getTestNumber() + ": " + one.getMessage());
      }
      return result.isCompliant();
    }
  }
}
